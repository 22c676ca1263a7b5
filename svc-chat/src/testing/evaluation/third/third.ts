import type { Written } from '../written.ts';
import { asker } from './asker.ts';
import { carer } from './carer.ts';
import { onAPage } from './on-a-page.ts';
import { picky } from './picky.ts';
import { secondThoughts } from './second-thoughts.ts';
import { student } from './student.ts';
import { travellers } from './travellers.ts';

/** Written when the second part was mended, to see whether that holds for what was not seen. */
export const THIRD: Readonly<Record<string, readonly Written[]>> = {
  carer,
  picky,
  student,
  asker,
  travellers,
  'second thoughts': secondThoughts,
  'on a page': onAPage,
};
