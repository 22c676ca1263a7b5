import type { PaymentMethod } from '@ethereal/contracts/payments';
import { CreditCard, HandCoins } from 'lucide-react';
import styles from './PaymentChoice.module.css';

const METHODS = {
  'on-delivery': { label: 'Pay on delivery', hint: 'You pay when your order arrives.', Icon: HandCoins },
  card: {
    label: 'Pay now by card',
    hint: 'On the bank’s own page. Each item is charged when it is shipped.',
    Icon: CreditCard,
  },
} as const satisfies Record<PaymentMethod, unknown>;

type Props = {
  methods: readonly PaymentMethod[];
  chosen: PaymentMethod;
  onChoose(method: PaymentMethod): void;
};

/** Renders the choice of payment methods. */
export function PaymentChoice({ methods, chosen, onChoose }: Props) {
  return (
    <fieldset className={`stack-3 ${styles.choice}`}>
      <legend className={styles.legend}>Payment</legend>
      {methods.map((method) => {
        const { label, hint, Icon } = METHODS[method];
        return (
          <div key={method} className={`stack-3 center pad-4 ${styles.method}`}>
            <input
              id={`payment-${method}`}
              type="radio"
              name="payment"
              value={method}
              checked={method === chosen}
              aria-describedby={`payment-${method}-hint`}
              onChange={() => onChoose(method)}
            />
            <Icon size={22} strokeWidth={1.5} aria-hidden="true" />
            <div>
              <label htmlFor={`payment-${method}`} className={styles.label}>
                {label}
              </label>
              <p id={`payment-${method}-hint`} className="quiet">
                {hint}
              </p>
            </div>
          </div>
        );
      })}
    </fieldset>
  );
}
