/**
 * Measures the processor time of one message to the built-in assistant over the demo shop: messages of the evaluation,
 * and 20,000 messages made of their words, of repetitions and of noise.
 *
 *     node bench/chat-messages.ts
 */
import { createMessageMaker } from './assistant/made-messages.ts';
import { readWritten } from './assistant/messages.ts';

const MADE = 20_000;
/** Processor time above which a message is listed, in milliseconds. */
const BOUND_MS = 20;

const began = performance.now();
const { openRealShop } = await import('./assistant/shop.ts');
const converse = await openRealShop();
console.log(`start: ${(performance.now() - began).toFixed(0)} ms`);

const written = readWritten().flatMap(({ say }) => say);
const words = [...new Set(written.flatMap((message) => message.split(' ')))];
const make = createMessageMaker(words);

async function timesOf(messages: readonly string[]): Promise<{ message: string; ms: number }[]> {
  const times: { message: string; ms: number }[] = [];
  for (const message of messages) {
    const before = process.cpuUsage();
    await converse([message]);
    const { user, system } = process.cpuUsage(before);
    times.push({ message, ms: (user + system) / 1000 });
  }
  return times.sort((a, b) => a.ms - b.ms);
}

for (const [name, messages] of [
  ['warming up', written.slice(0, 500)],
  ['written', written.slice(500, 4500)],
  ['made', Array.from({ length: MADE }, make)],
] as const) {
  const times = await timesOf(messages);
  const at = (share: number) =>
    (times[Math.min(times.length - 1, Math.floor(share * times.length))]?.ms ?? 0).toFixed(1);
  const over = times.filter(({ ms }) => ms > BOUND_MS);
  console.log(
    `${name}: ${times.length} messages, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, most ${at(1)} ms, over ${BOUND_MS} ms: ${over.length}`,
  );
  for (const { message, ms } of over.slice(-5)) console.log(`  ${ms.toFixed(0)} ms: ${message.slice(0, 100)}`);
}
console.log(`memory: ${(process.memoryUsage().rss / 2 ** 20).toFixed(0)} MB`);
