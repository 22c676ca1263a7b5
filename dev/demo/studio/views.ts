import { type Draw, type Shape, SMALL } from './drawings.ts';
import type { Ground, GroundColour, GroundKind } from './grounds.ts';
import type { Look } from './look.ts';
import { props } from './props.ts';
import type { Raster } from './raster.ts';
import { type Paint, recolour } from './recolour.ts';
import type { Scene, Thing } from './scene.ts';

/** Makes one picture of an item; `first` is the item itself, painted. */
type View = (look: Look, first: Raster, draw: Draw) => Promise<Scene>;

/** Grounds that look well side by side in a gallery. */
const nextGround: Readonly<Record<GroundColour, GroundColour>> = {
  paper: 'sand',
  sand: 'sage',
  oat: 'blush',
  blush: 'oat',
  rose: 'paper',
  clay: 'paper',
  butter: 'mist',
  sage: 'paper',
  mint: 'butter',
  sky: 'sand',
  mist: 'butter',
  lilac: 'blush',
  plum: 'oat',
  stone: 'sky',
};
const lyingScenes: readonly GroundKind[] = ['plain', 'arch', 'window', 'disc'];
const standingScenes: readonly GroundKind[] = ['podium', 'floor', 'arch', 'disc'];

const painted = async (look: Look, paint: Paint, draw: Draw): Promise<Raster> =>
  recolour(await draw(look.shape), paint);

function front(place: number): View {
  return async (look, first) => {
    const scenes = look.pose === 'lying' ? lyingScenes : standingScenes;
    const kind = look.scene ?? scenes[place % scenes.length] ?? 'plain';
    const size = look.size ?? (look.pose === 'lying' ? 0.72 : 0.56);
    const things: Thing[] = [{ raster: first, size, x: 0.5, angle: look.angle }];
    if (look.paired && look.pose === 'lying') return pairOf(look, first, { kind, colour: look.ground });
    return { ground: { kind, colour: look.ground }, pose: look.pose, things };
  };
}

/** Two of the same: how shoes are shown. */
function pairOf(look: Look, first: Raster, ground: Ground): Scene {
  const standing = look.pose === 'standing';
  return {
    ground,
    pose: look.pose,
    things: [
      { raster: first, size: 0.46, x: standing ? 0.59 : 0.36, y: standing ? 0.76 : 0.44, angle: look.angle },
      { raster: first, size: 0.5, x: standing ? 0.42 : 0.63, y: standing ? 0.87 : 0.56, angle: look.angle },
    ],
  };
}

/** Close enough to see the cloth. */
const detail: View = async (look, first) => {
  const tall = first.height > first.width;
  return {
    ground: { kind: 'plain', colour: nextGround[look.ground] },
    pose: 'lying',
    things: [{ raster: first, size: 1.28, x: 0.58, y: tall ? 0.74 : 0.6, angle: -11 }],
  };
};

const together: View = async (look, first, draw) => {
  const ground: Ground = { kind: look.pose === 'lying' ? 'plain' : 'floor', colour: nextGround[look.ground] };
  const companions = await Promise.all(
    (look.props ?? []).map(async (name) => {
      const prop: { shape: Shape; paint: Paint; size: number } = props[name];
      return { raster: recolour(await draw(prop.shape, SMALL), prop.paint), size: prop.size };
    }),
  );
  const lyingSlots = [
    { x: 0.74, y: 0.6, angle: 9 },
    { x: 0.2, y: 0.83, angle: -10 },
    { x: 0.82, y: 0.15, angle: 12 },
  ];
  const standingSlots = [
    { x: 0.77, y: 0.9, angle: 0 },
    { x: 0.16, y: 0.92, angle: 0 },
    { x: 0.6, y: 0.95, angle: 0 },
  ];
  const slots = look.pose === 'lying' ? lyingSlots : standingSlots;
  const beside = companions.map((companion, i) => ({ ...companion, ...(slots[i] ?? { x: 0.5, y: 0.9 }) }));
  const main: Thing =
    look.pose === 'lying'
      ? { raster: first, size: 0.6, x: 0.4, y: 0.43, angle: -7 }
      : { raster: first, size: 0.48, x: 0.44, y: 0.84 };
  // The first companion lies under the item, the small ones over both.
  const things =
    look.pose === 'lying' ? [...beside.slice(0, 1), main, ...beside.slice(1)] : [main, ...beside];
  return { ground, pose: look.pose, things };
};

const colours: View = async (look, first, draw) => {
  const other = await painted(look, { ...look.paint, ...look.other }, draw);
  const ground: Ground = { kind: look.pose === 'lying' ? 'split' : 'floor', colour: nextGround[look.ground] };
  return look.pose === 'lying'
    ? {
        ground,
        pose: 'lying',
        things: [
          { raster: other, size: 0.54, x: 0.66, y: 0.42, angle: 7 },
          { raster: first, size: 0.54, x: 0.36, y: 0.58, angle: -6 },
        ],
      }
    : {
        ground,
        pose: 'standing',
        things: [
          { raster: other, size: 0.38, x: 0.68, y: 0.76 },
          { raster: first, size: 0.42, x: 0.36, y: 0.87 },
        ],
      };
};

/** Every view of an item, the front first; the second is also what shows when a pointer rests on its card. */
export function viewsOf(look: Look, place: number): View[] {
  const views: View[] = [front(place)];
  if (look.paired && look.pose === 'standing') {
    views.push(async (l, first) => pairOf(l, first, { kind: 'floor', colour: nextGround[l.ground] }));
  }
  if (look.props) views.push(together);
  if (look.other) views.push(colours);
  if (views.length < 4) views.push(detail);
  return views;
}
