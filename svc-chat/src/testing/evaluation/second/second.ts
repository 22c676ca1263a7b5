import type { Written } from '../written.ts';
import { allergic } from './allergic.ts';
import { customer } from './customer.ts';
import { looking } from './looking.ts';
import { polyglot } from './polyglot.ts';
import { skeptic } from './skeptic.ts';
import { talks } from './talks.ts';
import { texting } from './texting.ts';

/** Written on another day, before anybody looked at how the assistant treats them. */
export const SECOND: Readonly<Record<string, readonly Written[]>> = {
  skeptic,
  allergic,
  texting,
  looking,
  customer,
  polyglot,
  talks,
};
