// Runs the service as a process that kills itself at the step named by KILL_AT, as `kill -9` would.
import { serve } from '@ethereal/service-kit/define-service';
import { dying } from '@ethereal/service-kit/testing/dying';
import { assemble, service } from '../assemble.ts';
import type { ConversationsStore } from '../conversations/conversations.store.ts';

const crashing = (store: ConversationsStore): ConversationsStore => ({
  ...store,
  save: dying('the write', store.save),
  archive: dying('the copy', store.archive),
});

await serve({ ...service, assemble: (base) => assemble(base, crashing) });
