import { useChanged } from '@ethereal/web-kit/hooks/useChanged.ts';
import { useNavigate, useSearchParams } from '@ethereal/web-kit/router.ts';
import { Search, X } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import type { Option } from './options.ts';
import styles from './SearchBox.module.css';
import { useComboboxKeys } from './useComboboxKeys.ts';

const SuggestionList = lazy(() =>
  import('./SuggestionList.tsx').then((file) => ({ default: file.SuggestionList })),
);

/** The search box of the navbar: a combobox of suggestions; submitting goes to the list of what was found. */
export function SearchBox() {
  const navigate = useNavigate();
  const searched = useSearchParams()[0].get('search') ?? '';
  const [text, setText] = useState(searched);
  const [open, setOpen] = useState(false);
  /** Suggestions come with the first use of the box. */
  const [isUsed, setUsed] = useState(false);
  const [options, setOptions] = useState<readonly Option[]>([]);
  const isOpen = open && options.length > 0;
  const listId = useId();
  const optionId = (index: number) => `${listId}-${index}`;

  const { active, setActive, onKeyDown } = useComboboxKeys({
    count: options.length,
    isOpen,
    onOpen: () => setOpen(true),
    onClose: close,
    onChoose: (index) => choose(options[index] ?? {}),
  });
  // A visitor who goes back or follows a link sees what was searched there; what is typed while one's own search is on its way stays.
  const [inFlight, setInFlight] = useState<string>();
  if (useChanged(searched)) {
    setInFlight(undefined);
    if (searched !== inFlight) setText(searched);
  }

  function close() {
    setOpen(false);
    setActive(-1);
  }
  function choose({ to, text: said = text, act }: Partial<Option>) {
    close();
    act?.();
    if (to === undefined) return;
    setText(said);
    setInFlight(said.trim());
    navigate(to);
  }
  const run = () => {
    const wanted = text.trim();
    choose({ to: wanted === '' ? '/ethereal/all' : `/ethereal/all?search=${encodeURIComponent(wanted)}` });
  };

  return (
    <search className={styles.search}>
      <form
        className={styles.form}
        action="/ethereal/all"
        onSubmit={(event) => {
          event.preventDefault();
          run();
        }}
      >
        <Search className={styles.icon} size={18} aria-hidden="true" />
        <input
          className={styles.input}
          role="combobox"
          dir="auto"
          name="search"
          aria-label="Search items"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 ? optionId(active) : undefined}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          placeholder="Search"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setOpen(event.target.value !== '');
            setActive(-1);
          }}
          onFocus={() => {
            setUsed(true);
            setOpen(true);
          }}
          onBlur={close}
          onKeyDown={onKeyDown}
        />
        {text !== '' && (
          <button
            type="button"
            className={styles.clear}
            aria-label="Clear search"
            onClick={() => {
              setText('');
              close();
            }}
          >
            <X size={16} aria-hidden="true" />
          </button>
        )}
      </form>
      {isUsed && (
        <Suspense>
          <SuggestionList
            {...{ id: listId, text, searched, isOpen, active, optionId }}
            onOptions={setOptions}
            onChoose={choose}
          />
        </Suspense>
      )}
    </search>
  );
}
