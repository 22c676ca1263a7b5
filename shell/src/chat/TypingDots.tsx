import styles from './TypingDots.module.css';

/** Renders the sign that the assistant prepares an answer. */
export function TypingDots() {
  return (
    <span className={styles.dots} role="status" aria-label="The assistant is typing" data-testid="typing-dots">
      <span className={styles.dot} />
      <span className={styles.dot} />
      <span className={styles.dot} />
    </span>
  );
}
