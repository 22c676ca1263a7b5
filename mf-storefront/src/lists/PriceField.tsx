import { TextField } from '@ethereal/web-kit/components/TextField.tsx';
import { useEffect, useState } from 'react';
import { isAmount } from './filters.ts';

type Props = { label: string; name: string; value: string; onSettle: (amount: string) => void };

/** Pause in typing after which the amount takes effect, in ms. */
const PAUSE = 500;

/**
 * Renders a field for an amount, which takes effect after a pause in typing, on Enter, or when the field loses the
 * focus. Blank means none.
 */
export function PriceField({ label, name, value, onSettle }: Props) {
  const [draft, setDraft] = useState<string>();
  const text = draft?.trim();
  const isFaulty = text !== undefined && text !== '' && !isAmount(text);

  function settle() {
    if (text !== undefined && !isFaulty && text !== value) onSettle(text);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a pause in typing may start it
  useEffect(() => {
    if (draft === undefined) return;
    const timer = setTimeout(settle, PAUSE);
    return () => clearTimeout(timer);
  }, [draft]);

  useEffect(() => {
    // Back restores the amount of the address, also while the field has the focus.
    const discard = () => setDraft(undefined);
    addEventListener('popstate', discard);
    return () => removeEventListener('popstate', discard);
  }, []);

  return (
    <TextField
      label={label}
      name={name}
      inputMode="decimal"
      autoComplete="off"
      placeholder="Any"
      value={draft ?? value}
      error={isFaulty ? 'Enter an amount.' : undefined}
      onChange={({ target }) => setDraft(target.value)}
      onKeyDown={({ key }) => key === 'Enter' && settle()}
      onBlur={() => {
        settle();
        if (!isFaulty) setDraft(undefined);
      }}
    />
  );
}
