import { MAX_CHAT_MESSAGE } from '@ethereal/contracts/chat';
import { useLocation } from '@ethereal/web-kit/router.ts';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { askAssistant, SetupFailure } from './ask-assistant.ts';
import {
  type Conversation,
  endBrokenOff,
  endNotConnected,
  endStopped,
  newConversation,
  withEvent,
  withQuestion,
} from './conversation.ts';
import { readConversation, readUser, storeConversation, storeUser } from './conversation-storage.ts';

const ITEM_PAGE = /^\/ethereal\/categories\/[^/]+\/([0-9a-f]{24})\/?$/;

/** Returns the id of the item whose page has this path, so that the assistant can resolve "this one". */
const itemIdOf = (path: string): string | undefined => ITEM_PAGE.exec(path)?.[1];

const failed = (conversation: Conversation, error: unknown): Conversation =>
  error instanceof SetupFailure ? endNotConnected(conversation, error.reason) : endBrokenOff(conversation);

/** Returns the conversation of this tab, and the functions that change it. */
export function useChat() {
  const { pathname } = useLocation();
  const [conversation, setConversation] = useState(readConversation);
  const inFlight = useRef<AbortController>(undefined);
  const latest = useRef(conversation);

  function update(next: Conversation) {
    latest.current = next;
    storeConversation(next);
    setConversation(next);
  }

  async function send(text: string): Promise<void> {
    const message = [...text.trim()].slice(0, MAX_CHAT_MESSAGE).join('');
    if (message === '' || inFlight.current) return;
    const leave = new AbortController();
    inFlight.current = leave;
    const context = { checkpoint: latest.current.checkpointId, item: itemIdOf(pathname) };
    update(withQuestion(latest.current, message));
    try {
      await receive(askAssistant(message, context, leave.signal), leave.signal);
    } catch (error) {
      if (!leave.signal.aborted) update(failed(latest.current, error));
    } finally {
      if (inFlight.current === leave) inFlight.current = undefined;
    }
  }

  async function receive(events: ReturnType<typeof askAssistant>, signal: AbortSignal): Promise<void> {
    for await (const event of events) {
      if (signal.aborted) return;
      update(withEvent(latest.current, event));
    }
  }

  function leave() {
    inFlight.current?.abort();
    inFlight.current = undefined;
  }

  function stop() {
    leave();
    update(endStopped(latest.current));
  }

  useEffect(() => () => inFlight.current?.abort(), []);
  useClearOnUserChange(() => {
    leave();
    update(newConversation());
  });

  const busy = conversation.messages.at(-1)?.isLoading ?? false;
  return { messages: conversation.messages, checkpointId: conversation.checkpointId, busy, send, stop };
}

/** Clears the conversation when the user changes: messages written while logged in may contain details of orders. */
function useClearOnUserChange(clear: () => void) {
  const { state, user } = useSession();
  const id = user?._id;
  const onUser = useEffectEvent(() => {
    const before = readUser();
    if (before !== '' && (state === 'loggedOut' || (id !== undefined && id !== before))) clear();
    if (state === 'loggedOut') storeUser('');
    else if (id !== undefined) storeUser(id);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the session changes
  useEffect(() => onUser(), [state, id]);
}
