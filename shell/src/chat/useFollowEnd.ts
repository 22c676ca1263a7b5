import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ChatMessage } from './conversation.ts';

/** Maximum distance from the followed position, in pixels, at which the log still follows. */
const MAX_DISTANCE = 80;
/** Pixels left free above an answer. */
const MARGIN = 8;

/**
 * Keeps the newest message in view while it grows, unless the visitor has scrolled up to read: its end, or its
 * beginning if it is taller than the log. Attach `log` to the element that scrolls and `content` to the element that
 * holds the messages.
 */
export function useFollowEnd(messages: readonly ChatMessage[]) {
  const log = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const follows = useRef(true);

  useEffect(() => {
    const scrolled = log.current;
    const inside = content.current;
    if (!scrolled || !inside) return;
    const follow = () => {
      if (follows.current) scrolled.scrollTop = targetPosition(scrolled, inside);
    };
    // Cards, pictures and quick replies change the height after the message has arrived.
    const sizes = new ResizeObserver(follow);
    sizes.observe(scrolled);
    sizes.observe(inside);
    const note = () => {
      follows.current = Math.abs(scrolled.scrollTop - targetPosition(scrolled, inside)) <= MAX_DISTANCE;
    };
    scrolled.addEventListener('scroll', note, { passive: true });
    return () => {
      sizes.disconnect();
      scrolled.removeEventListener('scroll', note);
    };
  }, []);

  const count = messages.length;
  // A message that was just sent is scrolled into view, wherever the visitor has scrolled to.
  useLayoutEffect(() => {
    if (count > 0) follows.current = true;
  }, [count]);
  return { log, content };
}

/** Returns the scroll position to follow: the end, or the beginning of a newest answer that is taller than the log. */
function targetPosition(log: HTMLElement, content: HTMLElement): number {
  const end = log.scrollHeight - log.clientHeight;
  const newest = content.lastElementChild;
  const answer = newest?.querySelector('[data-answer]') ?? newest;
  if (!answer) return end;
  const top = answer.getBoundingClientRect().top - log.getBoundingClientRect().top + log.scrollTop - MARGIN;
  return Math.max(0, Math.min(end, top));
}
