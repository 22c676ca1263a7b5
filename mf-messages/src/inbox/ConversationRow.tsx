import type { Conversation } from '@ethereal/contracts/messages';
import { Picture } from '@ethereal/shop-ui/components/Picture.tsx';
import { timeAgo } from '@ethereal/shop-ui/format/time-ago.ts';
import { NavLink } from '@ethereal/web-kit/router.ts';
import styles from './ConversationList.module.css';

/** Renders a conversation in the list: picture, person, thing, last message and unread count. */
export function ConversationRow({ conversation }: { conversation: Conversation }) {
  const { _id, about, with: partner, last, unread } = conversation;
  return (
    <NavLink className={styles.row ?? ''} to={`/ethereal/messages/${_id}`}>
      <span className={styles.picture} aria-hidden="true">
        <Picture src={about.itemImg ?? ''} alt="" sizes="48px" />
      </span>
      <span className="shrink">
        <span className={`strong ${styles.name}`} dir="auto">
          {partner.name}
          <span className="visually-hidden">{unread > 0 ? `, ${unread} unread, ` : ', '}</span>
        </span>
        <span className={styles.title} dir="auto">
          {about.name}
          <span className="visually-hidden">: </span>
        </span>
        <span className={styles.last} data-unread={unread > 0} dir="auto">
          {last.mine && last.text && 'You: '}
          {last.text}
        </span>
      </span>
      <span className={styles.side}>
        <time className={styles.time} dateTime={last.at}>
          {timeAgo(new Date(last.at), new Date())}
        </time>
        {unread > 0 && (
          <span className={styles.badge} aria-hidden="true">
            {unread}
          </span>
        )}
      </span>
    </NavLink>
  );
}
