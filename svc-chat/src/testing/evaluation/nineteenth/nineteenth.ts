import type { Written } from '../written.ts';
import { bargain } from './bargain.ts';
import { exchange } from './exchange.ts';
import { father } from './father.ts';
import { gamer } from './gamer.ts';
import { minimalist } from './minimalist.ts';
import { porter } from './porter.ts';
import { teacher } from './teacher.ts';
import { wardrobe } from './wardrobe.ts';

/**
 * Eight customers: a teenage gamer, a retired teacher, a buyer of stage costumes, a father of three in a hurry, a German
 * exchange student writing English, a sceptical bargain hunter, a minimalist, and the porter of a night shift.
 */
export const NINETEENTH: Readonly<Record<string, readonly Written[]>> = {
  gamer,
  teacher,
  wardrobe,
  father,
  exchange,
  bargain,
  minimalist,
  porter,
};
