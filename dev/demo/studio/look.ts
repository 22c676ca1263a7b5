import type { Shape } from './drawings.ts';
import type { GroundColour, GroundKind } from './grounds.ts';
import type { PropName } from './props.ts';
import type { Paint } from './recolour.ts';

/** How an item is photographed. */
export interface Look {
  shape: Shape;
  paint: Paint;
  pose: 'lying' | 'standing';
  ground: GroundColour;
  /** The backdrop of the main picture; chosen by the item's place in the catalogue when left out. */
  scene?: GroundKind;
  /** A shoe is sold by two. */
  paired?: boolean;
  /** Another colour that the item comes in, shown beside the first. */
  other?: Paint;
  /** What it is shown with. */
  props?: readonly PropName[];
  /** Small things lie straight, in rows. */
  angle?: number;
  size?: number;
}

type Extras = Omit<Look, 'shape' | 'paint' | 'pose' | 'ground'> & Omit<Shape, 'icon'>;

const look =
  (pose: Look['pose']) =>
  (icon: string, ground: GroundColour, paint: Paint, extras: Extras = {}): Look => {
    const { stretch, clip, ...rest } = extras;
    return { pose, ground, paint, shape: { icon, stretch, clip }, ...rest };
  };

/** Seen from above on a table. */
export const lying = look('lying');
/** Seen from the front on a floor or podium. */
export const standing = look('standing');
