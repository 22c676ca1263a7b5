import { removeCode, useCode as useCodeCall } from '@ethereal/contracts/cart';
import { type CartCode, MAX_CODE } from '@ethereal/contracts/codes';
import { formatMoney } from '@ethereal/contracts/format-money';
import { useSetCart } from '@ethereal/shop-ui/cart/useCart.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { isApiError, messageOf } from '@ethereal/web-kit/api/errors.ts';
import { useAction } from '@ethereal/web-kit/api/useAction.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { TextField } from '@ethereal/web-kit/components/TextField.tsx';
import { useTyped } from '@ethereal/web-kit/forms/useTyped.ts';
import { X } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import styles from './CodeField.module.css';
import { appliedOf, discountOf } from './discounts.ts';

const FAILED = 'The code could not be used. Please try again.';

/** Returns the message for the field of the code; undefined while there is none. */
function messageFor(error: Error | null): string | undefined {
  if (!error) return undefined;
  return (isApiError(error) && error.errors.code) || messageOf(error, FAILED);
}

/** Returns the entries of each text: one for each owner in the cart who has the code. */
const byText = (codes: readonly CartCode[]): [string, CartCode[]][] =>
  [...new Set(codes.map(({ code }) => code))].map((text) => [text, codes.filter(({ code }) => code === text)]);

/** Returns the effects or problems of the entries of one text, each once. */
const effectsOf = (entries: readonly CartCode[]): string[] => [
  ...new Set(entries.map(({ problem, label }) => problem ?? label)),
];

type EnteredCodeProps = {
  text: string;
  /** Entries of the code: one for each owner in the cart who has it. */
  entries: readonly CartCode[];
  isRemoving: boolean;
  onRemove: () => void;
};

/** Renders a code of the cart with its effects, its discount, and the button that removes it. */
function EnteredCode({ text, entries, isRemoving, onRemove }: EnteredCodeProps) {
  const applied = appliedOf(entries);
  return (
    <li className={styles.code} data-problem={applied.length === 0 ? '' : undefined}>
      <p className={styles.effects}>
        <strong>{text}</strong>
        {effectsOf(entries).map((effect) => (
          <span key={effect} className={styles.effect}>
            {effect}
          </span>
        ))}
      </p>
      {applied.length > 0 && <span className="numbers">−{formatMoney(discountOf(entries))}</span>}
      <button
        type="button"
        className={styles.remove}
        aria-label={`Remove ${text}`}
        disabled={isRemoving}
        aria-busy={isRemoving || undefined}
        onClick={onRemove}
      >
        <X size={16} aria-hidden="true" />
      </button>
    </li>
  );
}

/** Renders the codes of the cart, each with a button that removes it, and the field that enters another one. */
export function CodeField({ codes }: { codes: readonly CartCode[] }) {
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useTyped('discount code', '');
  const setCart = useSetCart();
  const enter = useAction({
    mutationFn: (entered: string) => callApi(useCodeCall, { body: { code: entered } }),
    onSuccess(cart) {
      setCart(cart);
      setCode('');
    },
    // The failure is shown at the field.
    failed: () => undefined,
    onError: () => field.current?.focus(),
  });
  const remove = useAction({
    mutationFn: (removed: string) => callApi(removeCode, { params: { code: removed } }),
    onSuccess(cart) {
      setCart(cart);
      field.current?.focus();
    },
    failed: 'The code could not be removed. Please try again.',
  });

  function submit() {
    if (!enter.isPending) enter.mutate(code);
  }
  /** Enters the code by the keyboard. At the checkout, Enter would place the order otherwise. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    submit();
  }

  return (
    <section className="stack-3" aria-label="Discount codes">
      {codes.length > 0 && (
        <ul className="stack-3">
          {byText(codes).map(([text, entries]) => (
            <EnteredCode
              key={text}
              text={text}
              entries={entries}
              isRemoving={remove.isPending}
              onRemove={() => remove.mutate(text)}
            />
          ))}
        </ul>
      )}
      <div className="field-button">
        <TextField
          ref={field}
          label="Discount code"
          value={code}
          error={messageFor(enter.error)}
          // A pasted code may have blanks around it.
          maxLength={2 * MAX_CODE}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          onKeyDown={onKeyDown}
          onChange={({ target }) => {
            setCode(target.value);
            if (enter.error) enter.reset();
          }}
        />
        <Button variant="secondary" busy={enter.isPending} onClick={submit}>
          Apply
        </Button>
      </div>
    </section>
  );
}
