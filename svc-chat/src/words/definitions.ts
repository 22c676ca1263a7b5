import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** How WordNet defines kinds of goods and the names that they have (words/make.ts). */
export const DEFINITIONS: readonly { id: string; text: string }[] = readFileSync(
  join(import.meta.dirname, '../../words/definitions.txt'),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => {
    const [id = '', text = ''] = line.split('\t');
    return { id, text };
  });
