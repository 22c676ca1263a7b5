import { useLayoutEffect, useRef } from 'react';
import type { ChatMessage } from './conversation.ts';

/** How far from the end one may have scrolled and still follow it, in pixels. */
const NEAR = 80;

/** Keeps the end of the conversation in sight, unless somebody has scrolled up to read. */
export function useFollowEnd(messages: readonly ChatMessage[]) {
  const log = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  useLayoutEffect(() => {
    const element = log.current;
    if (!element || messages.length === 0) return;
    const asked = messages.at(-1)?.isLoading === true && messages.at(-1)?.content === '';
    const followed = element.scrollTop + element.clientHeight >= height.current - NEAR;
    if (asked || followed) element.scrollTop = element.scrollHeight;
    height.current = element.scrollHeight;
  }, [messages]);
  return log;
}
