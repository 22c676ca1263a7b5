import type { ImageField } from '@ethereal/contracts/fashion';
import { IconButton } from '@ethereal/web-kit/components/IconButton.tsx';
import { ImagePlus, X } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import styles from './PictureSlot.module.css';
import { type Slot, slotLabel } from './picture-slots.ts';

type Props = {
  field: ImageField;
  slot: Slot;
  error: string | undefined;
  /** The share that is uploaded, from 0 to 1, while it is on its way. */
  progress: number | undefined;
  onChoose(file: File): void;
  onRemove(): void;
};

/** One picture of an item: choose by press, keyboard or drop; see it; take it away. */
export function PictureSlot({ field, slot, error, progress, onChoose, onRemove }: Props) {
  const id = useId();
  const [over, setOver] = useState(false);
  const label = slotLabel(field);
  const source = slot.kind === 'held' ? slot.picture.url : slot.kind === 'chosen' ? slot.preview : undefined;

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onChoose(file);
  }

  return (
    <div className={styles.slot}>
      <label
        htmlFor={id}
        className={styles.frame}
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
        aria-describedby={error ? `${id}-error` : undefined}
        aria-invalid={error ? true : undefined}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onChoose(file);
          // The same file can be chosen again after it was refused or taken away.
          target.value = '';
        }}
      />
      {source && (
        <IconButton
          className={styles.remove}
          label={`Remove ${label}`}
          icon={<X size={16} />}
          onClick={onRemove}
        />
      )}
      {progress !== undefined && (
        <progress className={styles.progress} value={progress} max={1} aria-label={`Uploading ${label}`} />
      )}
      <p id={`${id}-error`} className={styles.error} role="alert">
        {error}
      </p>
    </div>
  );
}
