import { getAnnouncement } from '@ethereal/contracts/announcement';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { IconButton } from '@ethereal/web-kit/components/IconButton.tsx';
import { storedText, useStoredText } from '@ethereal/web-kit/hooks/useStoredText.ts';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import styles from './Announcement.module.css';

/** Text of the announcement that was dismissed last. */
const dismissedText = storedText('ethereal.announcement.dismissed');

/** Renders the shop's announcement at the top of every page until the visitor dismisses its text. */
export function Announcement() {
  const { data: text = '' } = useQuery({
    queryKey: ['announcement'],
    queryFn: async ({ signal }) => (await callApi(getAnnouncement, { signal })).text,
  });
  const dismissed = useStoredText(dismissedText);
  if (text === '' || text === dismissed) return null;
  return (
    <aside className={`line-2 center text-sm ${styles.announcement}`} aria-label="Announcement">
      <p className="shrink wrap">{text}</p>
      <IconButton
        label="Dismiss announcement"
        icon={<X size={18} aria-hidden="true" />}
        onClick={() => dismissedText.write(text)}
      />
    </aside>
  );
}
