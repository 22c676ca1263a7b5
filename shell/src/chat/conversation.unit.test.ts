import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Conversation,
  endBrokenOff,
  endNotConnected,
  endStopped,
  GREETING,
  newConversation,
  SEARCH_ERROR,
  SETUP_ERROR,
  STREAM_ERROR,
  urlsOf,
  withEvent,
  withQuestion,
} from './conversation.ts';
import { quickRepliesTo } from './QuickReplies.tsx';

const last = ({ messages }: Conversation) => messages.at(-1);
const begun = () => withQuestion(newConversation(), 'shirts');

describe('conversation', () => {
  it('begins with the greeting', () => {
    expect(newConversation().messages).toMatchObject([{ content: GREETING, isUser: false, isLoading: false }]);
  });

  it('passes through searching, reading and writing in this order', () => {
    let chat = withEvent(begun(), { type: 'search_start', query: 'shirts' });
    expect(last(chat)?.searchInfo).toMatchObject({ stages: ['searching'], query: 'shirts' });
    chat = withEvent(chat, { type: 'search_results', urls: ['/a'] });
    expect(last(chat)?.searchInfo).toMatchObject({ stages: ['searching', 'reading'], urls: ['/a'] });
    chat = withEvent(chat, { type: 'content', content: 'Here ' });
    chat = withEvent(chat, { type: 'content', content: 'you are' });
    expect(last(chat)).toMatchObject({ content: 'Here you are', isLoading: true });
    chat = withEvent(chat, { type: 'end' });
    expect(last(chat)?.searchInfo?.stages).toEqual(['searching', 'reading', 'writing']);
    expect(last(chat)?.isLoading).toBe(false);
  });

  it('keeps the message of a search error, or a default message', () => {
    const chat = withEvent(begun(), { type: 'search_start', query: 'x' });
    expect(last(withEvent(chat, { type: 'search_error', error: 'It is down.' }))?.searchInfo?.error).toBe(
      'It is down.',
    );
    const failed = withEvent(withEvent(chat, { type: 'search_error', error: '' }), { type: 'end' });
    expect(last(failed)?.searchInfo).toMatchObject({ stages: ['searching', 'error'], error: SEARCH_ERROR });
  });

  it('offers the replies to the question of the last answer instead of the usual ones', () => {
    const asking = withEvent(begun(), { type: 'replies', replies: ['My orders', 'Look for items'] });
    expect(quickRepliesTo(asking.messages)).toEqual([]);
    const done = withEvent(asking, { type: 'end' });
    expect(quickRepliesTo(done.messages)).toEqual(['My orders', 'Look for items']);
    expect(quickRepliesTo(withQuestion(done, 'My orders').messages)).toEqual([]);
  });

  it('keeps the checkpoint', () => {
    expect(withEvent(begun(), { type: 'checkpoint', checkpoint_id: 'abc' }).checkpointId).toBe('abc');
  });

  it('describes an error by a text of its own and keeps the content received before', () => {
    const withText = withEvent(begun(), { type: 'content', content: 'Here' });
    expect(last(endBrokenOff(begun()))).toMatchObject({ content: STREAM_ERROR, isLoading: false });
    expect(last(endBrokenOff(withText))).toMatchObject({ content: 'Here', isLoading: false });
    expect(last(endStopped(withText))).toMatchObject({ content: 'Here', isLoading: false });
    expect(last(endNotConnected(begun(), undefined))).toMatchObject({ content: SETUP_ERROR, isLoading: false });
    expect(endBrokenOff(newConversation())).toEqual(newConversation());
  });
});

describe('urlsOf', () => {
  it('reads a list or its JSON and shortens values that are not strings to 30 characters of JSON', () => {
    const long = { title: 'A very long title indeed', n: 1 };
    expect(urlsOf(['/a', long])).toEqual(['/a', JSON.stringify(long).slice(0, 30)]);
    expect(urlsOf(JSON.stringify(['/a', 5]))).toEqual(['/a', '5']);
    expect(urlsOf('/just/this')).toEqual(['/just/this']);
    expect(urlsOf('')).toEqual([]);
  });

  it('returns a list for any input', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.array(fc.anything())), (urls) => {
        expect(urlsOf(urls).every((url) => typeof url === 'string')).toBe(true);
      }),
    );
  });
});
