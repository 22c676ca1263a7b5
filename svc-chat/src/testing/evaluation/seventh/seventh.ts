import type { Written } from '../written.ts';
import { engineer } from './engineer.ts';
import { fourTongues } from './four-tongues.ts';
import { furious } from './furious.ts';
import { giver } from './giver.ts';
import { grandmother } from './grandmother.ts';
import { hurried } from './hurried.ts';
import { newcomer } from './newcomer.ts';
import { oneThumb } from './one-thumb.ts';
import { polite } from './polite.ts';
import { teenager } from './teenager.ts';

/** Ten people, by a writer who had read no rule. */
export const SEVENTH: Readonly<Record<string, readonly Written[]>> = {
  teenager,
  grandmother,
  newcomer,
  hurried,
  polite,
  furious,
  'one thumb': oneThumb,
  engineer,
  giver,
  'four tongues': fourTongues,
};
