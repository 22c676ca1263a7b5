import type { ChatEvent } from '@ethereal/contracts/chat';
import { fieldOf, textOf } from '@ethereal/web-kit/api/field-of.ts';

/** Returns the event of a `data:` line, or undefined if the line is no event of the assistant. */
export function readEvent(data: string): ChatEvent | undefined {
  let value: unknown;
  try {
    value = JSON.parse(data);
  } catch {
    return undefined;
  }
  const text = (name: string) => textOf(value, name) ?? '';
  switch (fieldOf(value, 'type')) {
    case 'checkpoint':
      return { type: 'checkpoint', checkpoint_id: text('checkpoint_id') };
    case 'content':
      return { type: 'content', content: text('content') };
    case 'search_start':
      return { type: 'search_start', query: text('query') };
    case 'search_results': {
      const urls = fieldOf(value, 'urls');
      return { type: 'search_results', urls: Array.isArray(urls) ? urls : (textOf(value, 'urls') ?? []) };
    }
    case 'search_error':
      return { type: 'search_error', error: text('error') };
    case 'replies': {
      const replies = fieldOf(value, 'replies');
      const isText = (reply: unknown) => typeof reply === 'string';
      return { type: 'replies', replies: Array.isArray(replies) ? replies.filter(isText) : [] };
    }
    case 'end':
      return { type: 'end' };
    default:
      return undefined;
  }
}

/** Returns the data of the complete events in `text`, and the rest of an incomplete one. */
export function takeEvents(text: string): { data: string[]; rest: string } {
  const blocks = text.replace(/\r\n?/g, '\n').split('\n\n');
  const rest = blocks.pop() ?? '';
  const data = blocks.flatMap((block) => {
    const lines = block.split('\n').filter((line) => line.startsWith('data:'));
    return lines.length === 0 ? [] : [lines.map((line) => line.slice(5).replace(/^ /, '')).join('\n')];
  });
  return { data, rest };
}
