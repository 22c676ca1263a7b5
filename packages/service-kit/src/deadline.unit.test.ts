import { once } from 'node:events';
import { MessageChannel } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { withDeadline } from './deadline.ts';

test('an answer that came while the process was held up is in time', async () => {
  const { port1, port2 } = new MessageChannel();
  const answer = withDeadline(once(port1, 'message'), 20, 'the other side');
  port2.postMessage('here');
  const until = performance.now() + 60;
  while (performance.now() < until);
  await expect(answer).resolves.toEqual(['here']);
  port1.close();
});

test('no answer is an error when the time is up', async () => {
  await expect(withDeadline(new Promise(() => {}), 5, 'the other side')).rejects.toThrow(
    'the other side took longer than 5 ms',
  );
});
