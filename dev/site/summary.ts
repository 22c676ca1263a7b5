import { relative } from 'node:path';
import type { Run } from './run-file.ts';

/** Data folder of a start that names none. */
export const DEFAULT_DATA_DIR = '.data';

interface SummaryOptions {
  /** Data folder. It is shown from the current folder if it lies in there. */
  dataDir: string;
  /** Id of the process that stops the shop when it receives SIGTERM. */
  pid: number;
  seconds: number;
  isFilled: boolean;
}

export const USAGE = `npm start                            the whole shop on this machine
npm start -- --fresh                 with an empty disk
npm start -- --scale analytics=3     with several instances of a service
PORT=4000 npm start                  at another port (3000)
DATA_DIR=.data-2 npm start           with another data folder (.data): a second copy beside the first`;

/**
 * Returns the summary for a running shop. Until it `isFilled`, lines after the summary show the progress of the demo
 * data.
 */
export function summaryOf(run: Run, { dataDir, pid, seconds, isFilled }: SummaryOptions): string {
  const path = relative('', dataDir) || '.';
  const folder = path.startsWith('..') ? dataDir : path;
  const variable = folder === DEFAULT_DATA_DIR ? '' : `DATA_DIR=${folder} `;
  const rows = [
    ['Site', run.site],
    ['Shoppers', 'shopper@ethereal.test, shopper2@ethereal.test'],
    ['Sellers', 'seller@ethereal.test, seller2@ethereal.test, …'],
    ['Desk', 'operator@ethereal.test, support@ethereal.test'],
    ['Password', 'ethereal1 (all demo accounts)'],
    ...(isFilled ? [] : [['Demo data', 'is added while the shop is open; see below']]),
    ['Dev inbox', run.inbox],
    ['API reference', run.docs],
    ['Data and logs', `${folder}  (start over: ${variable}npm start -- --fresh)`],
    ['Stop', `Ctrl-C, or kill ${pid}`],
  ];
  const width = Math.max(...rows.map(([name = '']) => name.length));
  const lines = rows.map(([name = '', value = '']) => `  ${name.padEnd(width)}  ${value}`);
  return ['', `Ethereal. runs (ready in ${seconds} s)`, '', ...lines, ''].join('\n');
}
