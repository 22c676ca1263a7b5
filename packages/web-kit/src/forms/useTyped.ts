import { isSame } from '@ethereal/web-kit/forms/is-same.ts';
import { currentSession } from '@ethereal/web-kit/session/session-store.ts';
import { readOwner } from '@ethereal/web-kit/session/token.ts';
import { useEffect, useRef, useState } from 'react';

const keyOf = (name: string) => `ethereal.typed.${name}`;

/** Whether a stored value can stand in place of this one: it has the same type, and so has each of its fields. */
function fits<T>(value: unknown, like: T): value is T {
  if (typeof value !== typeof like || Array.isArray(value) !== Array.isArray(like)) return false;
  if (typeof like !== 'object' || like === null || Array.isArray(like)) return true;
  return value !== null && Object.entries(like).every(([name, field]) => fits(Reflect.get(Object(value), name), field));
}

/** Stored part of a page: its author, the values with which it began, and the typed ones. */
type Stored = Record<'author' | 'first' | 'value', unknown>;

function readTyped<T>(name: string, author: string | undefined, first: T): T | undefined {
  try {
    const stored: Partial<Stored> = Object(JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null'));
    const isCurrent = stored.author === author && isSame(stored.first, first);
    return isCurrent && fits(stored.value, first) ? stored.value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns what was typed into a part of a page when the session ended or the page was left while the part was shown.
 * It is returned once, to its author alone, and only while the part begins with the same values as then; undefined
 * otherwise. `typed` returns what this tab stores then, unless it equals `first`. `name` identifies the part and its
 * subject; a part without a name is not stored.
 */
export function useTypedBefore<T>(name: string | undefined, first: T, typed: () => unknown): T | undefined {
  const [author] = useState(() => (name === undefined ? undefined : readOwner()));
  const [before] = useState(() => (name === undefined ? undefined : readTyped(name, author, first)));
  const latest = useRef(typed);
  latest.current = typed;
  const start = useRef(first);
  useEffect(() => {
    if (name === undefined || author === undefined) return;
    const key = keyOf(name);
    const forget = () => sessionStorage.removeItem(key);
    function store() {
      const value = latest.current();
      if (isSame(value, start.current)) return;
      sessionStorage.setItem(key, JSON.stringify({ author, first: start.current, value }));
    }
    forget();
    const showing = new AbortController();
    addEventListener('pagehide', store, { signal: showing.signal });
    // A page that the browser kept whole still shows what was typed.
    addEventListener('pageshow', forget, { signal: showing.signal });
    return () => {
      showing.abort();
      if (currentSession().state !== 'loggedIn') store();
    };
  }, [name, author]);
  return before;
}

/** Returns state that begins with `first`, or with what its author typed before the session or the page ended. */
export function useTyped<T>(name: string, first: T) {
  const latest = useRef(first);
  const before = useTypedBefore(name, first, () => latest.current);
  const [value, setValue] = useState(before ?? first);
  latest.current = value;
  return [value, setValue] as const;
}
