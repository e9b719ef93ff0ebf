const MOODS = ['ready', 'playing', 'pressing', 'paused', 'won', 'lost'] as const;
export type Mood = (typeof MOODS)[number];

const SVG = 'http://www.w3.org/2000/svg';
const DARK = '#2a2213';

/** A face that shows how the game goes, 44 × 44. */
export function drawFace(mood: Mood): SVGElement {
  const face = make('svg', { viewBox: '0 0 44 44', 'aria-hidden': 'true' });
  face.append(make('circle', { cx: 22, cy: 22, r: 19, fill: '#ffcf3f', stroke: '#a87400', 'stroke-width': 2 }));
  face.append(...eyes(mood), mouth(mood));
  return face;
}

function eyes(mood: Mood): SVGElement[] {
  if (mood === 'won')
    return [make('path', { d: 'M8 17h28v2c0 5-3 8-7 8s-6-3-7-7c-1 4-3 7-7 7s-7-3-7-8z', fill: DARK })];
  if (mood === 'paused')
    return [15, 29].map((x) =>
      make('path', {
        d: `M${x - 4} 18q4 3 8 0`,
        fill: 'none',
        stroke: DARK,
        'stroke-width': 2.6,
        'stroke-linecap': 'round',
      }),
    );
  return [15, 29].map((x) =>
    mood === 'lost'
      ? make('path', { d: `M${x - 4} 14l8 8m0-8l-8 8`, stroke: DARK, 'stroke-width': 3, 'stroke-linecap': 'round' })
      : make('circle', { cx: x, cy: 18, r: mood === 'pressing' ? 3.6 : 2.8, fill: DARK }),
  );
}

function mouth(mood: Mood): SVGElement {
  if (mood === 'pressing') return make('circle', { cx: 22, cy: 31, r: 4, fill: DARK });
  const d = mood === 'lost' ? 'M14 33q8-7 16 0' : mood === 'won' ? 'M13 30q9 8 18 0' : 'M14 29q8 7 16 0';
  return make('path', { d, fill: 'none', stroke: DARK, 'stroke-width': 2.6, 'stroke-linecap': 'round' });
}

function make(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}
