import type { Written } from '../written.ts';
import { browsing } from './browsing.ts';
import { caring } from './caring.ts';
import { customers } from './customers.ts';
import { followUps } from './follow-ups.ts';
import { strict } from './strict.ts';

/** Written by somebody who had read no rule of the assistant, only the demo shop's goods. */
export const FIFTH: Readonly<Record<string, readonly Written[]>> = {
  strict,
  browsing,
  caring,
  customers,
  'follow-ups': followUps,
};
