import styles from './QuickReplies.module.css';

type Props = { replies: readonly string[]; onReply: (reply: string) => void };

/** Renders quick replies, each sent by a press. */
export function QuickReplies({ replies, onReply }: Props) {
  if (replies.length === 0) return null;
  return (
    <ul className={styles.replies} aria-label="Quick replies">
      {replies.map((reply) => (
        <li key={reply}>
          <button type="button" className={styles.reply} onClick={() => onReply(reply)}>
            {reply}
          </button>
        </li>
      ))}
    </ul>
  );
}
