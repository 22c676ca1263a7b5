import { join } from 'node:path';
import { testLogger } from '@ethereal/service-kit/testing/harness';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAssistant } from '../../assistant/assistant.ts';
import { createHelpLibrary, readHelp } from '../../help/library.ts';
import { createCatalogueShelf } from '../../shelf/catalogue-shelf.ts';
import { openTools } from '../../tools/open-tools.ts';
import { startFakeCatalogue } from '../fake-catalogue.ts';
import { QUESTIONS } from './questions.ts';
import { askWritten } from './score.ts';

const ENOUGH = 0.9;

let catalogue: Awaited<ReturnType<typeof startFakeCatalogue>>;
beforeAll(async () => {
  catalogue = await startFakeCatalogue();
});
afterAll(() => catalogue.close());

it('the built-in assistant answers at least 90 % of the written questions right', {
  timeout: 60_000,
}, async () => {
  const sections = await readHelp(join(import.meta.dirname, '../../../help'));
  const shelf = createCatalogueShelf(catalogue.url, testLogger);
  await shelf.current(new AbortController().signal);
  const toolsFor = openTools({
    catalogUrl: catalogue.url,
    ordersUrl: catalogue.url,
    help: createHelpLibrary(sections),
    shelf,
    logger: testLogger,
  });
  const tools = toolsFor({ kind: 'guest', unsure: false }, new AbortController().signal);
  const wrong: string[] = [];
  for (const question of QUESTIONS) {
    const { right, text } = await askWritten(createAssistant(), tools, sections, question);
    if (!right)
      wrong.push(`${[question.ask].flat().join(' / ')}\n    → ${text.replace(/\s+/g, ' ').slice(0, 240)}`);
  }
  const score = (QUESTIONS.length - wrong.length) / QUESTIONS.length;
  console.log(
    [
      `The assistant answers ${QUESTIONS.length - wrong.length} of ${QUESTIONS.length} right (${(score * 100).toFixed(1)} %)`,
      ...wrong,
    ].join('\n  '),
  );
  expect(QUESTIONS.length).toBeGreaterThanOrEqual(120);
  expect(score).toBeGreaterThanOrEqual(ENOUGH);
});
