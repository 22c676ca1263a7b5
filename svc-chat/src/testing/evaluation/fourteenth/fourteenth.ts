import type { Written } from '../written.ts';
import { bride } from './bride.ts';
import { commuter } from './commuter.ts';
import { engineer } from './engineer.ts';
import { grumbler } from './grumbler.ts';
import { letters } from './letters.ts';
import { nurse } from './nurse.ts';
import { student } from './student.ts';
import { visitor } from './visitor.ts';

/** Seven more customers, as unlike each other as they come, and some post from abroad; by the same writer. */
export const FOURTEENTH: Readonly<Record<string, readonly Written[]>> = {
  nurse,
  engineer,
  bride,
  student,
  commuter,
  visitor,
  grumbler,
  letters,
};
