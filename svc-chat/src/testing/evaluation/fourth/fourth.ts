import type { Written } from '../written.ts';
import { hurriedGifts } from './hurried-gifts.ts';

/** Written after the third part was mended. */
export const FOURTH: Readonly<Record<string, readonly Written[]>> = { 'hurried gifts': hurriedGifts };
