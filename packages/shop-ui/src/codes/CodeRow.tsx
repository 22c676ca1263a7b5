import type { CodeBatch, OwnCode } from '@ethereal/contracts/codes';
import { CATEGORY_LABELS } from '@ethereal/contracts/fashion';
import { formatMoney } from '@ethereal/contracts/format-money';
import { countOfItems } from '@ethereal/shop-ui/format/count-of-items.ts';
import { useAction } from '@ethereal/web-kit/api/useAction.ts';
import { ConfirmButton } from '@ethereal/web-kit/components/ConfirmButton.tsx';
import { longDay } from '@ethereal/web-kit/format/local-day.ts';
import type { ReactNode } from 'react';
import styles from './Codes.module.css';

type Shown = OwnCode | CodeBatch;

const STATES = { planned: 'Planned', active: 'Active', 'used-up': 'Used up', ended: 'Ended' } as const;
/** States in which a code cannot be used, or can be used no longer, before its end. */
const ATTENTION = new Set<Shown['state']>(['planned', 'used-up']);

/** Returns the conditions of a code as text. */
function conditionsOf({ minTotal, items, categories, firstOrder, oncePerPerson, from, until }: Shown): string {
  return [
    minTotal !== undefined && `from ${formatMoney(minTotal)}`,
    items && `on ${countOfItems(items.length)}`,
    categories && `on ${categories.map((category) => CATEGORY_LABELS[category]).join(', ')}`,
    firstOrder && 'first order',
    oncePerPerson && 'once per person',
    from && `from ${longDay(from)}`,
    until && `until ${longDay(until)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Returns how often a code was used, and what it took off. */
function usesOf(code: Shown): string {
  const limit = 'count' in code ? code.count : code.maxUses;
  const used = limit === undefined ? `${code.uses} used` : `${code.uses} of ${limit} used`;
  const reserved = code.reserved > 0 && `${code.reserved} in orders that are not paid yet`;
  return [used, reserved, `${formatMoney(code.discount)} given`].filter(Boolean).join(' · ');
}

type Props = {
  code: Shown;
  name: string;
  end: () => Promise<unknown>;
  onEnded: () => unknown;
  /** Buttons before the one that ends the code. */
  actions?: ReactNode;
};

/** Renders a code or a batch with its reduction, conditions and uses, and the button that ends it. */
export function CodeRow({ code, name, end, onEnded, actions }: Props) {
  const ending = useAction({
    mutationFn: end,
    onSuccess: onEnded,
    failed: `${name} could not be ended. Please try again.`,
  });
  const conditions = conditionsOf(code);
  return (
    <article className="card stack-2 pad-4 wrap" aria-label={name}>
      <header className="row-2-3 center">
        <h2 className={styles.name}>{name}</h2>
        <span className={ATTENTION.has(code.state) ? 'pill amber' : 'pill'}>{STATES[code.state]}</span>
      </header>
      <p>
        <span dir="auto">{code.label}</span>
        {conditions && <span className="quiet"> · {conditions}</span>}
      </p>
      <p className="quiet">{usesOf(code)}</p>
      <div className={`row-2-3 center ${styles.acts}`}>
        {actions}
        {code.state !== 'ended' && (
          <ConfirmButton
            variant="secondary"
            size="small"
            question={`Are you sure you want to end ${name}? Orders that used it keep their discount.`}
            mutation={ending}
          >
            End
          </ConfirmButton>
        )}
      </div>
    </article>
  );
}
