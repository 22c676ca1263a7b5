import type { Written } from '../written.ts';
import { abroad } from './abroad.ts';
import { around } from './around.ts';
import { choosing } from './choosing.ts';
import { facts } from './facts.ts';
import { finding } from './finding.ts';
import { narrowing } from './narrowing.ts';
import { returns } from './returns.ts';
import { talks } from './talks.ts';
import { wishes } from './wishes.ts';

/** What everyday visitors of all kinds ask, the kinds spread evenly; by an independent tester of shops. */
export const EIGHTEENTH: Readonly<Record<string, readonly Written[]>> = {
  finding,
  narrowing,
  wishes,
  choosing,
  facts,
  around,
  abroad,
  talks,
  returns,
};
