// Runs the service as a process that kills itself at the step named by KILL_AT, as `kill -9` would.
import { serve } from '@ethereal/service-kit/define-service';
import { assemble, service } from '../assemble.ts';
import type { ConversationsStore } from '../conversations/conversations.store.ts';

const killAt = process.env.KILL_AT;

function reach(step: string): void {
  if (step === killAt) process.kill(process.pid, 'SIGKILL');
}

const crashing = (store: ConversationsStore): ConversationsStore => ({
  ...store,
  async save(before, decided) {
    reach('before the write');
    const saved = await store.save(before, decided);
    reach('after the write');
    return saved;
  },
  async archive(conversation) {
    reach('before the copy');
    await store.archive(conversation);
    reach('after the copy');
  },
});

await serve({ ...service, assemble: (base) => assemble(base, crashing) });
