import { Answer } from './Answer.tsx';
import type { ChatMessage } from './conversation.ts';
import styles from './Message.module.css';
import { SearchStages } from './SearchStages.tsx';

/** Renders the indicator that the assistant prepares an answer. */
function TypingDots() {
  return (
    <span className={styles.dots} role="status" aria-label="The assistant is typing" data-testid="typing-dots">
      <span className={styles.dot} />
      <span className={styles.dot} />
      <span className={styles.dot} />
    </span>
  );
}

/** Renders one message of the visitor or of the assistant. */
export function Message({ message }: { message: ChatMessage }) {
  const { content, isUser, isLoading, searchInfo, note } = message;
  if (isUser) {
    return (
      <div className={`${styles.message} ${styles.shopper}`}>
        <span className="visually-hidden">You: </span>
        <bdi>{content}</bdi>
      </div>
    );
  }
  return (
    <div className={`${styles.message} stack-3 shrink ${styles.assistant}`} aria-busy={isLoading || undefined}>
      {searchInfo && <SearchStages search={searchInfo} answer={content} />}
      {content !== '' && <Answer text={content} />}
      {isLoading && content === '' && <TypingDots />}
      {note !== undefined && note !== content && <p className="note">{note}</p>}
    </div>
  );
}
