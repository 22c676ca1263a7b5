import type { Answer } from '../answer/answer.ts';
import type { Tools } from '../tools/tools.ts';

const QUESTIONS = ['a linen shirt under $60 without polyester', 'how do I return something?', 'hello'];

/** Answers a few questions at start, so that compilation and indexing do not delay the first shopper. */
export async function warmUp(answer: Answer, tools: Tools): Promise<void> {
  const signal = new AbortController().signal;
  for (const message of QUESTIONS) {
    const parts = answer({ owner: 'guest:start', message, turns: [], memory: {}, signal }, tools);
    for await (const part of parts) if (part.type === 'search_error') return;
  }
}
