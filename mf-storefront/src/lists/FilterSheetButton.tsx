import { countOfItems } from '@ethereal/shop-ui/format/count-of-items.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { lazyPart } from '@ethereal/web-kit/page/lazy-part.tsx';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';

const BottomSheet = lazyPart(() => import('./lazy-parts.ts').then((file) => file.BottomSheet));

type Props = {
  /** Number of active filters. */
  count: number;
  /** Number of items that pass the filters. */
  total: number | undefined;
  children: ReactNode;
};

/** Renders a button that opens the filters in a sheet, for windows without room for a rail. */
export function FilterSheetButton({ count, total, children }: Props) {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  const close = () => setState('closed');
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setState('open')}>
        <SlidersHorizontal size={18} aria-hidden="true" />
        {count === 0 ? 'Filters' : `Filters (${count})`}
      </Button>
      {state !== 'unused' && (
        <BottomSheet
          open={state === 'open'}
          onClose={close}
          title="Filters"
          actions={
            <Button wide onClick={close}>
              {total === undefined ? 'Show items' : `Show ${countOfItems(total)}`}
            </Button>
          }
        >
          {children}
        </BottomSheet>
      )}
    </>
  );
}
