import { IMAGE_FIELDS, type ImageField } from '@ethereal/contracts/fashion';
import { IconButton } from '@ethereal/web-kit/components/IconButton.tsx';
import { ChevronLeft, ChevronRight, ImagePlus, X } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import styles from './PictureSlot.module.css';
import { type Slot, slotLabel } from './picture-slots.ts';

type Props = {
  field: ImageField;
  slot: Slot;
  error: string | undefined;
  /** The share that is uploaded, from 0 to 1, while it is on its way. */
  progress: number | undefined;
  /** Advice that refuses nothing. */
  hint: string | undefined;
  onChoose(files: readonly File[]): void;
  /** The picture of one slot goes to the place of another. */
  onMove(from: ImageField, to: ImageField): void;
  onRemove(): void;
};

/** What a dragged picture carries: the slot that it comes from. */
const DRAGGED_SLOT = 'application/x-ethereal-slot';

/** One picture of an item: choose by press, keyboard or drop; see it, move it to another place, take it away. */
export function PictureSlot({ field, slot, error, hint, progress, onChoose, onMove, onRemove }: Props) {
  const id = useId();
  const [over, setOver] = useState(false);
  const label = slotLabel(field);
  const source = slot.kind === 'held' ? slot.picture.url : slot.kind === 'chosen' ? slot.preview : undefined;

  const place = IMAGE_FIELDS.indexOf(field);
  const moves = [
    { way: 'forward', to: IMAGE_FIELDS[place - 1], Icon: ChevronLeft },
    { way: 'back', to: IMAGE_FIELDS[place + 1], Icon: ChevronRight },
  ];

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const dragged = event.dataTransfer.getData(DRAGGED_SLOT);
    const from = IMAGE_FIELDS.find((one) => one === dragged);
    if (from) onMove(from, field);
    else if (event.dataTransfer.files.length > 0) onChoose([...event.dataTransfer.files]);
  }

  return (
    <div className={styles.slot}>
      <label
        htmlFor={id}
        className={styles.frame}
        draggable={source !== undefined}
        onDragStart={(event) => event.dataTransfer.setData(DRAGGED_SLOT, field)}
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
        <IconButton
          className={styles.remove}
          label={`Remove ${label}`}
          icon={<X size={16} />}
          onClick={onRemove}
        />
      )}
      {source && (
        <div className={styles.moves}>
          {moves.map(({ way, to, Icon }) => (
            <IconButton
              key={way}
              label={`Move ${label} ${way}`}
              icon={<Icon size={16} />}
              disabled={to === undefined}
              onClick={() => to && onMove(field, to)}
            />
          ))}
        </div>
      )}
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
