/** The colours that goods are shown on: the shop's soft accents and some earths beside them. */
export const groundColours = {
  paper: '#f3efe7',
  sand: '#ebdfcc',
  oat: '#e6ddd0',
  blush: '#f4dbd2',
  rose: '#ecd0cc',
  clay: '#e3c4b2',
  butter: '#f3e6c6',
  sage: '#d7dfd0',
  mint: '#d6e6de',
  sky: '#d6e4ee',
  mist: '#dde2e6',
  lilac: '#dfd9f0',
  plum: '#d9cbd6',
  stone: '#dedad3',
} as const;

export type GroundColour = keyof typeof groundColours;
export type GroundKind = 'plain' | 'window' | 'arch' | 'disc' | 'floor' | 'podium' | 'split';

export interface Ground {
  kind: GroundKind;
  colour: GroundColour;
  /** The colour of the arch, disc, podium or second half; a deeper shade of `colour` when left out. */
  shapeColour?: GroundColour;
}

/** Where things stand: the height of the floor or podium top as a share of the picture. */
export const standingLine: Readonly<Record<GroundKind, number>> = {
  plain: 0.86,
  window: 0.86,
  arch: 0.86,
  disc: 0.84,
  floor: 0.86,
  podium: 0.785,
  split: 0.86,
};

/** `amount` above 0 towards white, below 0 towards a warm dark. */
export function shade(hex: string, amount: number): string {
  const towards = amount > 0 ? [255, 255, 255] : [72, 52, 44];
  const share = Math.abs(amount);
  const value = Number.parseInt(hex.slice(1), 16);
  const mixed = [16, 8, 0].map((shift, i) => {
    const from = (value >> shift) & 255;
    return Math.round(from + ((towards[i] ?? from) - from) * share);
  });
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** The same hue, richer: the colour laid over itself. */
function deeper(hex: string): string {
  const value = Number.parseInt(hex.slice(1), 16);
  const parts = [16, 8, 0].map((shift) => ((value >> shift) & 255) ** 1.6 / 255 ** 0.6);
  return `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

const shapes: Readonly<Record<GroundKind, (fill: string) => string>> = {
  plain: () => '',
  window: () => `<rect width="1280" height="1280" fill="url(#panes)"/>`,
  arch: () => `<path d="M256 1280V560a384 384 0 0 1 768 0v720z" fill="url(#shape)"/>
    <path d="M256 1280V560a384 384 0 0 1 384-384v14a370 370 0 0 0-370 370v720z" fill="#4a352c" opacity=".06"/>`,
  disc: () => `<circle cx="640" cy="610" r="440" fill="url(#shape)"/>`,
  floor: (fill) => `<rect y="930" width="1280" height="350" fill="${shade(fill, -0.035)}"/>
    <rect y="870" width="1280" height="130" fill="url(#bend)"/>`,
  podium: (fill) => `<rect y="1030" width="1280" height="250" fill="${shade(fill, -0.03)}"/>
    <rect y="970" width="1280" height="120" fill="url(#bend)"/>
    <ellipse cx="690" cy="1224" rx="520" ry="62" fill="url(#pool)"/>
    <path d="M196 990v190a444 66 0 0 0 888 0V990z" fill="url(#drum)"/>
    <ellipse cx="640" cy="990" rx="444" ry="66" fill="url(#top)"/>`,
  split: (fill) => `<rect x="640" width="640" height="1280" fill="${shade(fill, -0.02)}"/>`,
};

/** A square of 640 with the light from the upper left. */
export function groundSvg({ kind, colour, shapeColour }: Ground): string {
  const base = groundColours[colour];
  const shape = shapeColour ? groundColours[shapeColour] : deeper(base);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640" viewBox="0 0 1280 1280"><defs>
    <linearGradient id="wall" x1="0" y1="0" x2=".7" y2="1"><stop stop-color="${shade(base, 0.35)}"/><stop offset=".55" stop-color="${base}"/><stop offset="1" stop-color="${shade(base, -0.06)}"/></linearGradient>
    <radialGradient id="light" cx=".3" cy=".22" r=".75"><stop stop-color="#fff" stop-opacity=".5"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
    <radialGradient id="corner" cx=".45" cy=".42" r=".8"><stop offset=".6" stop-color="#4a352c" stop-opacity="0"/><stop offset="1" stop-color="#4a352c" stop-opacity=".06"/></radialGradient>
    <linearGradient id="shape" x1="0" y1="0" x2=".5" y2="1"><stop stop-color="${shade(shape, 0.22)}"/><stop offset="1" stop-color="${shape}"/></linearGradient>
    <linearGradient id="bend" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${shade(base, -0.035)}" stop-opacity="0"/><stop offset=".5" stop-color="${shade(base, -0.045)}"/><stop offset="1" stop-color="${shade(base, -0.035)}" stop-opacity="0"/></linearGradient>
    <linearGradient id="drum" x1="0" x2="1" y1="0" y2="0"><stop stop-color="${shade(shape, 0.1)}"/><stop offset=".3" stop-color="${shade(shape, 0.3)}"/><stop offset=".75" stop-color="${shade(shape, -0.06)}"/><stop offset="1" stop-color="${shade(shape, -0.14)}"/></linearGradient>
    <linearGradient id="top" x1="0" x2="1" y1="0" y2="0"><stop stop-color="${shade(shape, 0.45)}"/><stop offset="1" stop-color="${shade(shape, 0.2)}"/></linearGradient>
    <radialGradient id="pool"><stop stop-color="#4a352c" stop-opacity=".3"/><stop offset="1" stop-color="#4a352c" stop-opacity="0"/></radialGradient>
    <linearGradient id="panes" x1="0" y1="0" x2="1" y2=".52">
      ${[0.08, 0.3, 0.52].map((at) => `<stop offset="${at}" stop-color="#fff" stop-opacity="0"/><stop offset="${at + 0.02}" stop-color="#fff" stop-opacity=".42"/><stop offset="${at + 0.15}" stop-color="#fff" stop-opacity=".36"/><stop offset="${at + 0.175}" stop-color="#fff" stop-opacity="0"/>`).join('')}
    </linearGradient></defs>
    <rect width="1280" height="1280" fill="url(#wall)"/>${shapes[kind](shape)}
    <rect width="1280" height="1280" fill="url(#light)"/><rect width="1280" height="1280" fill="url(#corner)"/></svg>`;
}
