import type { Written } from '../written.ts';
import { chatting } from './chatting.ts';
import { hunting } from './hunting.ts';
import { learning } from './learning.ts';
import { managing } from './managing.ts';
import { minding } from './minding.ts';
import { treating } from './treating.ts';

/** What visitors would type, of every kind, by another writer who had read no rule; unseen until the last run. */
export const SEVENTEENTH: Readonly<Record<string, readonly Written[]>> = {
  hunting,
  minding,
  treating,
  learning,
  chatting,
  managing,
};
