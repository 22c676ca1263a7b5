import type { ChatEvent } from '@ethereal/contracts/chat';

export const GREETING = 'Hi there, how can I help you?';
export const STREAM_ERROR = 'Sorry, there was an error processing your request.';
export const SETUP_ERROR = 'Sorry, there was an error connecting to the server.';
export const SEARCH_ERROR = 'An error occurred during search.';
const STOPPED = 'Stopped.';
const CUT_SHORT = 'The answer was cut short.';
/** Length to which a value that is no text is shortened, in characters. */
const URL_LENGTH = 30;

export type Stage = 'searching' | 'reading' | 'writing' | 'error';
export type SearchInfo = { stages: Stage[]; query: string; urls: string[]; error: string };
export type ChatMessage = {
  id: number;
  content: string;
  isUser: boolean;
  type: 'message';
  isLoading: boolean;
  searchInfo?: SearchInfo;
  /** Note below the content, for example when an answer was cut off. */
  note?: string;
  /** Replies that the assistant offers to its own question. */
  replies?: string[];
};
export type Conversation = { messages: ChatMessage[]; checkpointId: string | undefined };

const messageOf = (id: number, content: string): ChatMessage => ({
  id,
  content,
  isUser: false,
  type: 'message',
  isLoading: false,
});

/** Returns a conversation with the greeting alone. */
export const newConversation = (): Conversation => ({
  messages: [messageOf(1, GREETING)],
  checkpointId: undefined,
});

/** Adds the visitor's message and an empty answer to the conversation. */
export function withQuestion({ messages, checkpointId }: Conversation, message: string): Conversation {
  const id = (messages.at(-1)?.id ?? 0) + 1;
  return {
    checkpointId,
    messages: [...messages, { ...messageOf(id, message), isUser: true }, { ...messageOf(id + 1, ''), isLoading: true }],
  };
}

/**
 * Returns addresses as they are displayed; a value that is not a string becomes JSON, shortened. The input is a list,
 * or a list as JSON.
 */
export function urlsOf(urls: unknown[] | string): string[] {
  if (typeof urls !== 'string') {
    return urls.map((url) => (typeof url === 'string' ? url : (JSON.stringify(url) ?? '').slice(0, URL_LENGTH)));
  }
  try {
    const parsed: unknown = JSON.parse(urls);
    return urlsOf(Array.isArray(parsed) ? parsed : [parsed]);
  } catch {
    return urls === '' ? [] : [urls];
  }
}

const NO_SEARCH: SearchInfo = { stages: [], query: '', urls: [], error: '' };

function withStage(message: ChatMessage, stage: Stage, news: Partial<SearchInfo>): ChatMessage {
  const before = message.searchInfo ?? NO_SEARCH;
  const stages = before.stages.includes(stage) ? before.stages : [...before.stages, stage];
  return { ...message, searchInfo: { ...before, ...news, stages } };
}

function applyEvent(message: ChatMessage, event: ChatEvent): ChatMessage {
  switch (event.type) {
    case 'checkpoint':
      return message;
    case 'content':
      return { ...message, content: message.content + event.content };
    case 'search_start':
      return withStage({ ...message, searchInfo: NO_SEARCH }, 'searching', { query: event.query });
    case 'search_results':
      return withStage(message, 'reading', { urls: urlsOf(event.urls) });
    case 'replies':
      return { ...message, replies: event.replies };
    case 'search_error':
      return withStage(message, 'error', { error: event.error || SEARCH_ERROR });
    case 'end': {
      const done = { ...message, isLoading: false };
      const failed = message.searchInfo?.stages.includes('error');
      return message.searchInfo && !failed ? withStage(done, 'writing', {}) : done;
    }
  }
}

const changeLast = ({ messages, checkpointId }: Conversation, change: (last: ChatMessage) => ChatMessage) => ({
  checkpointId,
  messages: messages.map((message, index) => (index === messages.length - 1 ? change(message) : message)),
});

/** Returns the conversation after an event of the answer in flight. */
export function withEvent(conversation: Conversation, event: ChatEvent): Conversation {
  const next = changeLast(conversation, (last) => applyEvent(last, event));
  return event.type === 'checkpoint' && event.checkpoint_id ? { ...next, checkpointId: event.checkpoint_id } : next;
}

/** Ends the answer in flight early and keeps the content received so far. */
function endAnswer(conversation: Conversation, empty: string, note: string): Conversation {
  return changeLast(conversation, (last) => {
    if (!last.isLoading) return last;
    return last.content === '' ? { ...last, isLoading: false, content: empty } : { ...last, isLoading: false, note };
  });
}

/** Returns the conversation after its answer broke off. */
export const endBrokenOff = (conversation: Conversation) => endAnswer(conversation, STREAM_ERROR, CUT_SHORT);
/** Returns the conversation after the person stopped the answer. */
export const endStopped = (conversation: Conversation) => endAnswer(conversation, STOPPED, STOPPED);

/** Ends the answer because the stream could not be opened. `reason` is the server's message, if any. */
export function endNotConnected(conversation: Conversation, reason: string | undefined): Conversation {
  return changeLast(conversation, (last) => ({
    ...last,
    isLoading: false,
    content: SETUP_ERROR,
    ...(reason ? { note: reason } : {}),
  }));
}
