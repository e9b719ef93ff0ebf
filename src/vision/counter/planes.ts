import type { Frame } from '../../model/frame.ts';
import type { Plane } from './components.ts';

/** The largest and the smallest colour channel of every pixel: what is lit in any colour is light in the one, what is dark in the other. */
export function channelExtremes({ width, height, data }: Frame): { readonly light: Plane; readonly dark: Plane } {
  const light = new Uint8Array(width * height);
  const dark = new Uint8Array(width * height);
  for (let i = 0; i < light.length; i++) {
    const [r, g, b] = [data[i * 4] as number, data[i * 4 + 1] as number, data[i * 4 + 2] as number];
    light[i] = Math.max(r, g, b);
    dark[i] = Math.min(r, g, b);
  }
  return { light: { width, height, data: light }, dark: { width, height, data: dark } };
}

/** The mean of the colour channels of every pixel. */
export function greyPlane({ width, height, data }: Frame): Plane {
  const grey = new Uint8Array(width * height);
  for (let i = 0; i < grey.length; i++)
    grey[i] = Math.round(((data[i * 4] as number) + (data[i * 4 + 1] as number) + (data[i * 4 + 2] as number)) / 3);
  return { width, height, data: grey };
}
