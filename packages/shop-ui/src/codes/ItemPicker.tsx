import { MAX_SEARCH } from '@ethereal/contracts/common';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { TextField } from '@ethereal/web-kit/components/TextField.tsx';
import { useDebounced } from '@ethereal/web-kit/hooks/useDebounced.ts';
import { useQuery } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import styles from './Codes.module.css';

export type Option = { value: string; label: string };
/** Finds items by name. */
export type FindItems = (text: string, signal: AbortSignal) => Promise<readonly Option[]>;

type Props = {
  label: string;
  chosen: readonly Option[];
  onChange: (chosen: Option[]) => void;
  /** Maximum number of chosen items. */
  max: number;
  find: FindItems;
  error: string | undefined;
};

/** Pause in typing after which the text is searched, in milliseconds. */
const PAUSE_MS = 250;
/** Minimum length of a text that is searched, in characters. */
const MIN_LENGTH = 2;

/** Returns the text below the field in place of found items. */
function statusOf({ isError, data }: { isError: boolean; data: readonly Option[] | undefined }, isOpen: boolean) {
  if (!isOpen) return '';
  if (isError) return 'The items could not be loaded. Please try again.';
  if (!data) return 'Searching…';
  return data.length === 0 ? 'No item has this name.' : '';
}

/** Renders the choice of items by a search of their names. */
export function ItemPicker({ label, chosen, onChange, max, find, error }: Props) {
  const field = useRef<HTMLInputElement>(null);
  // Sellers and the desk search other items by the same text.
  const pickerId = useId();
  const [text, setText] = useState('');
  const search = useDebounced(text.trim(), PAUSE_MS);
  const isOpen = search.length >= MIN_LENGTH && text.trim().length >= MIN_LENGTH;
  const query = useQuery({
    queryKey: ['codes', 'items by name', pickerId, search],
    queryFn: ({ signal }) => find(search, signal),
    enabled: isOpen,
  });
  const isChosen = ({ value }: Option) => chosen.some((candidate) => candidate.value === value);
  const found = isOpen ? (query.data ?? []).filter((item) => !isChosen(item)) : [];

  function choose(item: Option) {
    onChange([...chosen, item]);
    setText('');
    field.current?.focus();
  }
  function remove({ value }: Option) {
    onChange(chosen.filter((candidate) => candidate.value !== value));
    field.current?.focus();
  }
  /** Chooses the first item by Enter, which would send the form otherwise. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const [first] = found;
    // Items that were found by an earlier text are not chosen.
    if (first && chosen.length < max && search === text.trim()) choose(first);
  }

  return (
    <div className="stack-2 shrink">
      <TextField
        ref={field}
        label={label}
        hint="Search by name."
        type="search"
        autoComplete="off"
        maxLength={MAX_SEARCH}
        value={text}
        error={error}
        onKeyDown={onKeyDown}
        onChange={({ target }) => setText(target.value)}
      />
      <p className="quiet" role="status">
        {chosen.length >= max && text ? 'Remove an item first.' : statusOf(query, isOpen)}
      </p>
      {found.length > 0 && chosen.length < max && (
        <ul className={`row-2 shrink ${styles.scroll}`} aria-label={`Found: ${label}`}>
          {found.map((item) => (
            <li key={item.value}>
              <Button variant="quiet" size="small" onClick={() => choose(item)} aria-label={`Choose ${item.label}`}>
                <Plus size={16} aria-hidden="true" /> <span dir="auto">{item.label}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {chosen.length > 0 && (
        <ul className={`row-2 shrink ${styles.scroll}`} aria-label={`Chosen: ${label}`}>
          {chosen.map((item) => (
            <li key={item.value}>
              <Button variant="secondary" size="small" onClick={() => remove(item)} aria-label={`Remove ${item.label}`}>
                <span dir="auto">{item.label}</span> <X size={16} aria-hidden="true" />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
