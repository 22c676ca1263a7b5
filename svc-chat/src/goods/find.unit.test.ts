import { describe, expect, it } from 'vitest';
import type { Talk } from '../assistant/talk.ts';
import { TEXTS } from '../language/texts.ts';
import { readMessage } from '../reading/reading.ts';
import { ITEMS } from '../testing/catalog-items.ts';
import { fakeSearch } from '../testing/fake-search.ts';
import type { Tools } from '../tools/tools.ts';
import { findFor } from './find.ts';
import { wishFor } from './wish.ts';

const [anItem = expect.fail('no item')] = ITEMS;
const search = fakeSearch([...ITEMS, { ...anItem, _id: 'f'.repeat(24), name: 'Aurelia Nine', description: 'Clay.' }]);

async function answerTo(things: readonly string[], language: Talk['language'] = 'en'): Promise<string> {
  const message = things.join(', ');
  const talk = {
    owner: 'guest:one',
    address: '203.0.113.7',
    message,
    turns: [],
    memory: {},
    signal: new AbortController().signal,
    tools: { search } as Tools,
    open: undefined,
    reading: { ...readMessage('', { page: false }), text: message },
    turn: 0,
    language,
    topic: undefined,
  };
  let said = '';
  for await (const part of findFor({ wishes: things.map((text) => wishFor({ text })) }, talk))
    if (part.type === 'content') said += part.content;
  return said;
}

describe('a list of things', () => {
  it('includes an item that only its name describes', async () => {
    const said = await answerTo(['teapot', 'aurelia']);
    expect(said).toContain('[Stoneware Teapot]');
    expect(said).toContain('[Aurelia Nine]');
  });

  it('includes no item of which only the description contains the word', async () => {
    const said = await answerTo(['teapot', 'clay']);
    expect(said).not.toContain('[Aurelia Nine]');
    expect(said).toContain("I couldn't find “clay”.");
  });

  it('names the missing things in a language other than English', async () => {
    const said = await answerTo(['teapot', 'zeppelin', 'dragon'], 'de');
    expect(said).toContain('[Stoneware Teapot]');
    expect(said).toContain(`“zeppelin”, “dragon”: ${TEXTS.de.none}`);
  });

  it('states once that nothing was found', async () => {
    expect(await answerTo(['zeppelin', 'dragon'], 'de')).toBe(`${TEXTS.de.none}\n\n`);
  });
});
