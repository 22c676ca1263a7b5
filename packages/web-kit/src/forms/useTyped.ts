import { currentSession } from '@ethereal/web-kit/session/session-store.ts';
import { useEffect, useRef, useState } from 'react';

const keyOf = (name: string) => `ethereal.typed.${name}`;

/** Returns the stored text of an author; undefined for another author or unreadable data. */
function storedText(name: string, author: string): string | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('text' in stored) || !('author' in stored)) return undefined;
    return stored.author === author && typeof stored.text === 'string' ? stored.text : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the text of a field that is stored in this tab when the session ends while the field is shown. The same
 * author gets it back when the field is shown again. `name` identifies the field and its subject.
 */
export function useTypedText(name: string) {
  const [author] = useState(() => currentSession().user?._id ?? '');
  const [text, setText] = useState(() => storedText(name, author) ?? '');
  const latest = useRef(text);
  latest.current = text;
  useEffect(() => {
    sessionStorage.removeItem(keyOf(name));
    return () => {
      if (currentSession().state !== 'loggedOut' || latest.current.trim() === '') return;
      sessionStorage.setItem(keyOf(name), JSON.stringify({ author, text: latest.current }));
    };
  }, [name, author]);
  return [text, setText] as const;
}
