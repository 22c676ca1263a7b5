import { ITEM_STATUSES, type ItemStatus, type OrderItem } from '@ethereal/contracts/orders';
import { CARRIERS, type Carrier, MAX_TRACKING_NUMBER } from '@ethereal/contracts/shipments';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { Select } from '@ethereal/web-kit/components/Select.tsx';
import { TextField } from '@ethereal/web-kit/components/TextField.tsx';
import { Undo2 } from 'lucide-react';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import styles from './StatusSteps.module.css';
import type { LineStatusEdit } from './useLineStatus.ts';

const STATUS_OPTIONS = ITEM_STATUSES.map((status) => ({ value: status, label: status }));
const CARRIER_OPTIONS = CARRIERS.map((carrier) => ({ value: carrier, label: carrier }));
const statusOf = (value: string) => ITEM_STATUSES.find((status) => status === value);
const carrierOf = (value: string): Carrier | undefined => CARRIERS.find((carrier) => carrier === value);

const STATUS_TEXTS: Readonly<Record<ItemStatus, { confirm: string; done: string }>> = {
  Pending: { confirm: 'Set back to pending', done: 'Set back to pending' },
  'Out for Shipping': { confirm: 'Mark as shipped', done: 'Marked as shipped' },
  Handed: { confirm: 'Mark as handed', done: 'Marked as handed' },
};

type Props = { item: OrderItem; edit: LineStatusEdit };

/**
 * Renders the select of a line's status. A choice opens its confirmation and changes nothing by itself, so that arrow
 * keys are safe.
 */
export function StatusSelect({ item, edit }: Props) {
  const { status, productId: product } = item;
  return (
    <Select
      label={`Status of ${product.name}`}
      hideLabel
      options={STATUS_OPTIONS}
      value={(edit.waiting ?? edit.sending)?.status ?? edit.chosen ?? status}
      // While a change is sent, the select takes the focus that the step of the change leaves, and nothing else.
      disabled={edit.waiting !== undefined}
      onChange={({ target }) => {
        if (edit.sending) return;
        const chosen = statusOf(target.value);
        edit.choose(chosen === status ? undefined : chosen);
      }}
    />
  );
}

/** Renders the step that follows a choice: its confirmation, the time to undo it, or the reason why it failed. */
export function StatusStep({ item, edit }: Props) {
  const { name } = item.productId;
  if (edit.chosen) return <Confirmation key={edit.chosen} item={item} status={edit.chosen} edit={edit} />;
  if (edit.waiting) return <Undo words={STATUS_TEXTS[edit.waiting.status].done} name={name} onUndo={edit.undo} />;
  if (edit.failed)
    return (
      <p className={styles.step} role="alert">
        <span className="red">{edit.failed.message}</span>
        <Button size="small" variant="secondary" aria-label={`Try again: ${name}`} onClick={edit.retry}>
          Try again
        </Button>
      </p>
    );
  return null;
}

function Confirmation({ item, status, edit }: Props & { status: ItemStatus }) {
  const { shipment = {}, productId: product } = item;
  const [carrier, setCarrier] = useState(shipment.carrier);
  const [trackingNumber, setTrackingNumber] = useState(shipment.trackingNumber ?? '');
  const isShipping = status === 'Out for Shipping';
  const form = useRef<HTMLFormElement>(null);
  // "Add tracking" disappears when it is pressed; a select that was changed keeps the focus.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) form.current?.querySelector('select')?.focus({ preventScroll: true });
  }, []);
  const words = status === item.status ? 'Save tracking' : STATUS_TEXTS[status].confirm;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const tracking = trackingNumber.trim();
    edit.confirm({
      status,
      ...(isShipping && carrier && { carrier }),
      ...(isShipping && tracking && { trackingNumber: tracking }),
    });
  };
  return (
    <form ref={form} className={styles.confirmation} onSubmit={submit} aria-label={`${words}: ${product.name}`}>
      {isShipping && (
        <div className={`stack-3 ${styles.shipment}`}>
          <Select
            label="Carrier"
            optional
            placeholder="No carrier"
            options={CARRIER_OPTIONS}
            value={carrier ?? ''}
            onChange={({ target }) => setCarrier(carrierOf(target.value))}
          />
          <TextField
            label="Tracking number"
            optional
            autoComplete="off"
            maxLength={MAX_TRACKING_NUMBER}
            pattern="[A-Za-z0-9 \-]*"
            title="Letters, digits, spaces and hyphens"
            value={trackingNumber}
            onChange={({ target }) => setTrackingNumber(target.value)}
          />
        </div>
      )}
      <Button size="small" type="submit">
        {words}
      </Button>
      <Button size="small" variant="quiet" onClick={() => edit.choose(undefined)}>
        Go back
      </Button>
    </form>
  );
}

/** The button that confirmed the change is gone: the focus moves to Undo. */
function Undo({ words, name, onUndo }: { words: string; name: string; onUndo(): void }) {
  const step = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => step.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  return (
    <p ref={step} className={styles.step}>
      <span role="status">{words}</span>
      <Button size="small" variant="secondary" aria-label={`Undo: ${words}, ${name}`} onClick={onUndo}>
        <Undo2 size={16} aria-hidden="true" />
        Undo
      </Button>
      <span className={styles.left} aria-hidden="true" />
    </p>
  );
}
