import { setImmediate as breathe } from 'node:timers/promises';
import type { Answer } from '../answer/answer.ts';
import type { Shelf } from '../shelf/shelf.ts';
import type { Tools } from '../tools/tools.ts';

/** One for each of the ways through the assistant that every process needs. */
const QUESTIONS = [
  'a sumer dress for my mother under $80, no wool please',
  'something to see myself on the wall',
  'what goes with a white shirt?',
  'how long does shipping take?',
  'zapatos rojos para mujer',
];

/**
 * Asks what shoppers ask, before there are any: the first answers build what later ones look up, and nobody else is
 * answered meanwhile. Goes by `goods`, and asks no neighbour.
 */
export async function warmUp(answer: Answer, tools: Tools, goods: Shelf): Promise<void> {
  const signal = new AbortController().signal;
  const shelf = async () => goods;
  for (const message of QUESTIONS) {
    const question = { owner: 'guest:warm-up', message, turns: [], memory: {}, signal };
    for await (const _part of answer(question, { ...tools, shelf, knownShelf: shelf })) await breathe();
  }
}
