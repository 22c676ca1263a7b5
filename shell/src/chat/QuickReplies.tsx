import type { ChatMessage } from './conversation.ts';
import styles from './QuickReplies.module.css';

const STARTERS = ['Gift ideas under $50', 'New arrivals', 'Where is my order?', 'What does delivery cost?'];
const AFTER_SEVERAL = ['Something cheaper', 'Show me more', 'Compare the first two'];
const AFTER_ONE = ['What sizes does it come in?', 'How do I wash it?', 'What goes with it?'];

const ITEM_LINE = /^- \[(?:\\.|[^\]\\\n\r\u2028\u2029])+\]\(\/ethereal\/categories\//gm;

/** Returns the quick replies that fit the last message. */
export function quickRepliesTo(messages: readonly ChatMessage[]): readonly string[] {
  const last = messages.at(-1);
  if (!last || last.isUser || last.isLoading) return [];
  if (messages.length === 1) return STARTERS;
  if (last.replies && last.replies.length > 0) return last.replies;
  const items = last.content.match(ITEM_LINE)?.length ?? 0;
  if (items === 0) return [];
  return items === 1 ? AFTER_ONE : AFTER_SEVERAL;
}

type Props = { replies: readonly string[]; onReply: (reply: string) => void };

/** Renders quick replies, each sent by a press. */
export function QuickReplies({ replies, onReply }: Props) {
  if (replies.length === 0) return null;
  return (
    <ul className="row-2" aria-label="Quick replies">
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
