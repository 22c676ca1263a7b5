import { type ChatEvent, chatEvent } from '@ethereal/contracts/chat';

/** One block of the stream: an event or the text of a comment. */
type Frame = ChatEvent | { type: 'comment'; text: string };

function frameOf(block: string): Frame {
  if (block.startsWith(':')) return { type: 'comment', text: block.slice(1).trim() };
  return chatEvent.parse(JSON.parse(block.replace(/^data: /, '')));
}

/** Yields the frames of a stream as they arrive. Every event is checked against the contract. */
export async function* framesOf(response: Response): AsyncIterable<Frame> {
  let rest = '';
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const blocks = (rest + chunk).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) yield frameOf(block);
  }
}

/** Returns a whole stream: its events, its text and its checkpoint. */
export async function readStream(response: Response) {
  const events: ChatEvent[] = [];
  for await (const frame of framesOf(response)) if (frame.type !== 'comment') events.push(frame);
  const text = events.map((event) => (event.type === 'content' ? event.content : '')).join('');
  const [first] = events;
  return {
    events,
    text,
    types: events.map(({ type }) => type),
    checkpoint: first?.type === 'checkpoint' ? first.checkpoint_id : '',
  };
}
