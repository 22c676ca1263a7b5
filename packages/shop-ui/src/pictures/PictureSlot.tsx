import { IconButton } from '@ethereal/web-kit/components/IconButton.tsx';
import { ImagePlus, X } from 'lucide-react';
import { type DragEvent, type ReactNode, useId, useState } from 'react';
import styles from './PictureSlot.module.css';

type Props = {
  label: string;
  /** Address of the picture in the slot. */
  source: string | undefined;
  error: string | undefined;
  /** Uploaded share from 0 to 1 during an upload. */
  progress: number | undefined;
  /** Advice that does not block the upload. */
  hint?: string | undefined;
  onChoose(files: readonly File[]): void;
  onRemove(): void;
  /** Adds the data of this slot to a drag. */
  onDragStart?(data: DataTransfer): void;
  /** Returns true when the drop was handled and no file is to be chosen. */
  onDropped?(data: DataTransfer): boolean;
  /** Further actions for the picture. */
  children?: ReactNode;
};

/** Renders one picture of a form, which is chosen by press, keyboard or drop, shown, and removed. */
export function PictureSlot(props: Props) {
  const { label, source, error, hint, progress, onChoose, onRemove, onDragStart, onDropped, children } = props;
  const id = useId();
  const [isDraggedOver, setIsDraggedOver] = useState(false);

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsDraggedOver(false);
    if (onDropped?.(event.dataTransfer)) return;
    if (event.dataTransfer.files.length > 0) onChoose([...event.dataTransfer.files]);
  }

  return (
    <div className={`stack-2 top ${styles.slot}`}>
      <label
        htmlFor={id}
        className={styles.frame}
        draggable={onDragStart !== undefined && source !== undefined}
        onDragStart={(event) => onDragStart?.(event.dataTransfer)}
        data-over={isDraggedOver || undefined}
        data-invalid={error ? true : undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsDraggedOver(true);
        }}
        onDragLeave={() => setIsDraggedOver(false)}
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
          // Allows choosing the same file again after it was refused or removed.
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
      <p id={`${id}-error`} className={`fault ${styles.error}`} role="alert">
        {error}
      </p>
    </div>
  );
}
