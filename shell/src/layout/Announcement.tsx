import { getAnnouncement } from '@ethereal/contracts/announcement';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { IconButton } from '@ethereal/web-kit/components/IconButton.tsx';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import styles from './Announcement.module.css';

const KEY = 'ethereal.announcement.dismissed';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const recall = (): string => localStorage.getItem(KEY) ?? '';

function dismiss(text: string): void {
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // If storage is full, the dismissal lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

/**
 * Returns the announcement that was dismissed last, and a function that dismisses one. On the server no announcement is
 * dismissed.
 */
function useDismissed(): [string, (text: string) => void] {
  return [useSyncExternalStore(subscribe, recall, () => ''), dismiss];
}

/** Renders the shop's announcement at the top of every page until the visitor dismisses its text. */
export function Announcement() {
  const { data: text = '' } = useQuery({
    queryKey: ['announcement'],
    queryFn: async ({ signal }) => (await callApi(getAnnouncement, { signal })).text,
  });
  const [dismissed, dismiss] = useDismissed();
  if (text === '' || text === dismissed) return null;
  return (
    <aside className={`line-2 center text-sm ${styles.announcement}`} aria-label="Announcement">
      <p className="shrink wrap">{text}</p>
      <IconButton
        label="Dismiss announcement"
        icon={<X size={18} aria-hidden="true" />}
        onClick={() => dismiss(text)}
      />
    </aside>
  );
}
