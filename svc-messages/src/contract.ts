import { id } from '@ethereal/contracts/common';
import { defineEvent } from '@ethereal/contracts/event';
import { z } from 'zod';

// The calls of this service are in packages/contracts/src/messages.ts, because front ends use them.

export const messagesChanged = defineEvent(
  'messages.changed',
  z.object({ people: z.array(id).max(2), seq: z.int() }),
).describe('A conversation has a new message or was read; `subject` is the conversation.');
