import { IMAGE_FIELDS, type ImageField } from '@ethereal/contracts/fashion';
import { PictureSlot } from '@ethereal/shop-ui/pictures/PictureSlot.tsx';
import { MIN_SHARP_SIDE } from '@ethereal/shop-ui/pictures/prepare-picture.ts';
import { IconButton } from '@ethereal/web-kit/components/IconButton.tsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import styles from './ItemPictureSlot.module.css';
import { type Slot, slotLabel } from './picture-slots.ts';

type Props = {
  field: ImageField;
  slot: Slot;
  error: string | undefined;
  /** Share of the picture that is uploaded, from 0 to 1; undefined when no upload runs. */
  progress: number | undefined;
  onChoose(files: readonly File[]): void;
  /** Called when the picture of one slot is moved to another slot. */
  onMove(from: ImageField, to: ImageField): void;
  onRemove(): void;
};

const SMALL_PICTURE = `Smaller than ${MIN_SHARP_SIDE} px: it may look soft on the item's page.`;

/** Media type of a dragged picture; its data is the name of the slot that it comes from. */
const DRAGGED_SLOT = 'application/x-ethereal-slot';

/** Renders one picture of an item, which can be moved to another slot. */
export function ItemPictureSlot({ field, slot, onMove, ...rest }: Props) {
  const label = slotLabel(field);
  const source = slot.kind === 'held' ? slot.picture.url : slot.kind === 'chosen' ? slot.preview : undefined;
  const place = IMAGE_FIELDS.indexOf(field);
  const moves = [
    { way: 'forward', to: IMAGE_FIELDS[place - 1], Icon: ChevronLeft },
    { way: 'back', to: IMAGE_FIELDS[place + 1], Icon: ChevronRight },
  ];

  function moveHere(data: DataTransfer): boolean {
    const dragged = data.getData(DRAGGED_SLOT);
    const from = IMAGE_FIELDS.find((it) => it === dragged);
    if (from) onMove(from, field);
    return from !== undefined;
  }

  return (
    <PictureSlot
      {...rest}
      label={label}
      source={source}
      hint={slot.kind === 'chosen' && slot.isSmall ? SMALL_PICTURE : undefined}
      onDragStart={(data) => data.setData(DRAGGED_SLOT, field)}
      onDropped={moveHere}
    >
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
    </PictureSlot>
  );
}
