import styles from './TypingDots.module.css';

/** The assistant is about to answer. */
export function TypingDots() {
  return (
    <span className={styles.dots} role="status" aria-label="The assistant is typing" data-testid="typing-dots">
      <span className={styles.dot} />
      <span className={styles.dot} />
      <span className={styles.dot} />
    </span>
  );
}
