import { once } from 'node:events';
import { MessageChannel } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { withDeadline } from './deadline.ts';

test('accepts an answer that arrived while the process was blocked', async () => {
  const { port1, port2 } = new MessageChannel();
  const answer = withDeadline(once(port1, 'message'), 20, 'the other side');
  port2.postMessage('here');
  const until = performance.now() + 60;
  while (performance.now() < until);
  await expect(answer).resolves.toEqual(['here']);
  port1.close();
});

test('rejects when no answer arrives in time', async () => {
  await expect(withDeadline(new Promise(() => {}), 5, 'the other side')).rejects.toThrow(
    'the other side took longer than 5 ms',
  );
});
