import type { ChatEvent } from '@ethereal/contracts/chat';

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** Returns the event of a `data:` line, or undefined if the line is no event of the assistant. */
export function readEvent(data: string): ChatEvent | undefined {
  let value: unknown;
  try {
    value = JSON.parse(data);
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const fields = new Map<string, unknown>(Object.entries(value));
  const text = (name: string) => textOf(fields.get(name)) ?? '';
  switch (fields.get('type')) {
    case 'checkpoint':
      return { type: 'checkpoint', checkpoint_id: text('checkpoint_id') };
    case 'content':
      return { type: 'content', content: text('content') };
    case 'search_start':
      return { type: 'search_start', query: text('query') };
    case 'search_results': {
      const urls = fields.get('urls');
      return { type: 'search_results', urls: Array.isArray(urls) ? urls : (textOf(urls) ?? []) };
    }
    case 'search_error':
      return { type: 'search_error', error: text('error') };
    case 'replies': {
      const replies = fields.get('replies');
      return { type: 'replies', replies: Array.isArray(replies) ? replies.flatMap((one) => textOf(one) ?? []) : [] };
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
