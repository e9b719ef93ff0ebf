/** The colours of an analysis board: channels 0 to 255 at the value 0, one half and 1. */
export interface AnalysisColours {
  readonly safe: Channels;
  readonly even: Channels;
  readonly mine: Channels;
  readonly text: string;
  readonly ground: string;
}
type Channels = readonly [number, number, number];

/** The colour of a value from 0 (safe) to 1 (a mine), in even steps between the three given ones. */
export function colourOf(value: number, { safe, even, mine }: AnalysisColours): string {
  const [from, to, part] = value < 0.5 ? [safe, even, value * 2] : [even, mine, value * 2 - 1];
  const channels = from.map((channel, i) => Math.round(channel + ((to[i] as number) - channel) * part));
  return `rgb(${channels.join(' ')})`;
}
