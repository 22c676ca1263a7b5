import { IconButton } from '@ethereal/web-kit/components/IconButton.tsx';
import { ImagePlus, X } from 'lucide-react';
import { type DragEvent, type ReactNode, useId, useState } from 'react';
import styles from './PictureSlot.module.css';

type Props = {
  label: string;
  /** The address of the picture that it holds. */
  source: string | undefined;
  error: string | undefined;
  /** The share that is uploaded, from 0 to 1, while it is on its way. */
  progress: number | undefined;
  /** Advice that refuses nothing. */
  hint?: string | undefined;
  onChoose(files: readonly File[]): void;
  onRemove(): void;
  /** Puts into a drag what it carries away from here. */
  onDragStart?(data: DataTransfer): void;
  /** True when what was dropped is dealt with, and no file to choose. */
  onDropped?(data: DataTransfer): boolean;
  /** What else can be done with the picture. */
  children?: ReactNode;
};

/** One picture of a form: choose by press, keyboard or drop; see it, take it away. */
export function PictureSlot(props: Props) {
  const { label, source, error, hint, progress, onChoose, onRemove, onDragStart, onDropped, children } = props;
  const id = useId();
  const [over, setOver] = useState(false);

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (onDropped?.(event.dataTransfer)) return;
    if (event.dataTransfer.files.length > 0) onChoose([...event.dataTransfer.files]);
  }

  return (
    <div className={styles.slot}>
      <label
        htmlFor={id}
        className={styles.frame}
        draggable={onDragStart !== undefined && source !== undefined}
        onDragStart={(event) => onDragStart?.(event.dataTransfer)}
        data-over={over || undefined}
        data-invalid={error ? true : undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {source ? (
          <img className={styles.preview} src={source} alt="" width={320} height={320} />
        ) : (
          <ImagePlus className={styles.icon} size={28} strokeWidth={1.4} aria-hidden="true" />
        )}
        <span className={styles.label}>{label}</span>
      </label>
      <input
        id={id}
        className={styles.input}
        type="file"
        accept="image/jpeg,image/png,image/gif"
        multiple
        aria-describedby={error ? `${id}-error` : hint ? `${id}-hint` : undefined}
        aria-invalid={error ? true : undefined}
        onChange={({ target }) => {
          if (target.files && target.files.length > 0) onChoose([...target.files]);
          // The same file can be chosen again after it was refused or taken away.
          target.value = '';
        }}
      />
      {source && (
        <IconButton className={styles.remove} label={`Remove ${label}`} icon={<X size={16} />} onClick={onRemove} />
      )}
      {source && children}
      {progress !== undefined && (
        <progress className={styles.progress} value={progress} max={1} aria-label={`Uploading ${label}`} />
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <p id={`${id}-error`} className={styles.error} role="alert">
        {error}
      </p>
    </div>
  );
}
