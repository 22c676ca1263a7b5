import { summary } from '../measure.ts';
import type { Running } from '../processes.ts';
import { channel, event, publish, publishMany, tokens, until, untilFewerThan, viewOf } from './broker.ts';
import { hex, itemOf, replicate, SPREADS, seller } from './items.ts';
import { ROUNDS, SIZES } from './settings.ts';
import { alone } from './store.ts';

/** Returns the views of an item as its dashboard shows them; undefined when the service does not answer. */
async function viewsOf(service: Running, item: string): Promise<number | undefined> {
  const headers = tokens.headers(seller);
  const response = await fetch(`${service.url}/api/getItemViewsLastYear/${item}`, { headers });
  return response.ok ? (await response.json()).total : undefined;
}

/** Returns the event by which an item is published. */
const published = (item: string) => {
  const { _id, version, published: _published, ...rest } = itemOf(item);
  return event('item.published', _id, { item: rest, version });
};

/** Measures the milliseconds from publishing one view to its dashboard, at rest and behind a flood. */
export const visibility = (): Promise<void> =>
  alone(async ({ namespace, service, store }) => {
    const took = async (item: string) => {
      await publish(channel, namespace, [published(item)]);
      await until(async () => (await viewsOf(service, item)) === 0);
      return async () => {
        const startedAt = performance.now();
        await publish(channel, namespace, [viewOf(item)]);
        await until(async () => (await viewsOf(service, item)) === 1);
        return performance.now() - startedAt;
      };
    };
    const quiet: number[] = [];
    for (let round = 0; round < 5; round++) quiet.push(await (await took(hex()))());
    const { all, pick } = SPREADS['Zipf, 100,000 items']();
    const db = store.db(namespace.env.MONGODB_DATABASE);
    await replicate(db, all);
    console.log(`A view is visible after ${summary(quiet)} ms`);
    const idle = async () => {
      await untilFewerThan(1, namespace);
      await until(async () => (await db.collection('segments').countDocuments({ open: true })) === 0, 100);
    };
    for (const size of SIZES.map((events) => 5 * events)) {
      const [behind, queued]: [number[], number[]] = [[], []];
      for (let round = 0; round < ROUNDS; round++) {
        const flood = () => publishMany(namespace, size, (at) => viewOf(pick(at)));
        const fresh = await took(hex());
        await flood();
        behind.push(await fresh());
        await idle();
        // The whole flood waits in the broker when the view is published.
        const last = await took(hex());
        process.kill(service.pid, 'SIGSTOP');
        await flood();
        setTimeout(() => process.kill(service.pid, 'SIGCONT'), 20);
        queued.push(await last());
        await idle();
      }
      console.log(
        `  while a flood of ${size} is published ${summary(behind)} ms, behind one in the queue ${summary(queued)} ms`,
      );
    }
  });
