import type { Written } from '../written.ts';
import { american } from './american.ts';
import { dictated } from './dictated.ts';
import { elsewhere } from './elsewhere.ts';
import { newcomer } from './newcomer.ts';
import { parent } from './parent.ts';
import { pensioner } from './pensioner.ts';
import { teenager } from './teenager.ts';
import { thumbs } from './thumbs.ts';

/** Seven customers who want a bit of everything, and four friends abroad; by the same writer. */
export const THIRTEENTH: Readonly<Record<string, readonly Written[]>> = {
  pensioner,
  teenager,
  dictated,
  newcomer,
  parent,
  american,
  thumbs,
  elsewhere,
};
