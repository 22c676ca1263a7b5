import { useChanged } from '@ethereal/web-kit/hooks/useChanged.ts';
import { useNavigate, useSearchParams } from '@ethereal/web-kit/router.ts';
import { Search, X } from 'lucide-react';
import { useId, useState } from 'react';
import styles from './SearchBox.module.css';
import { useComboboxKeys } from './useComboboxKeys.ts';
import { useSuggestions } from './useSuggestions.ts';

/** The search box of the navbar: a combobox of suggestions; submitting goes to the list of what was found. */
export function SearchBox() {
  const navigate = useNavigate();
  const searched = useSearchParams()[0].get('search') ?? '';
  const [text, setText] = useState(searched);
  const [open, setOpen] = useState(false);
  const suggestions = useSuggestions(text);
  const isOpen = open && suggestions.length > 0;
  const listId = useId();
  const optionId = (index: number) => `${listId}-${index}`;

  const { active, setActive, onKeyDown } = useComboboxKeys({
    count: suggestions.length,
    isOpen,
    onOpen: () => setOpen(true),
    onClose: close,
    onChoose: (index) => run(suggestions[index] ?? text),
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
  function run(query: string) {
    setText(query);
    close();
    const wanted = query.trim();
    setInFlight(wanted);
    navigate(wanted === '' ? '/ethereal/all' : `/ethereal/all?search=${encodeURIComponent(wanted)}`);
  }

  return (
    <search className={styles.search}>
      <form
        className={styles.form}
        action="/ethereal/all"
        onSubmit={(event) => {
          event.preventDefault();
          run(text);
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
            setOpen(true);
            setActive(-1);
          }}
          onFocus={() => setOpen(true)}
          onBlur={close}
          onKeyDown={onKeyDown}
        />
        {text !== '' && (
          <button
            type="button"
            className={styles.clear}
            aria-label="Clear search"
            onClick={() => setText('')}
          >
            <X size={16} aria-hidden="true" />
          </button>
        )}
      </form>
      <div className={styles.list} role="listbox" id={listId} aria-label="Suggestions" hidden={!isOpen}>
        {suggestions.map((suggestion, index) => (
          // The pointer presses before the input blurs, so that the list is still there to be chosen from.
          <div
            key={suggestion}
            id={optionId(index)}
            role="option"
            dir="auto"
            tabIndex={-1}
            className={styles.option}
            aria-selected={index === active}
            onPointerDown={(event) => {
              event.preventDefault();
              run(suggestion);
            }}
          >
            {suggestion}
          </div>
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {isOpen && `${suggestions.length} ${suggestions.length === 1 ? 'suggestion' : 'suggestions'}`}
      </p>
    </search>
  );
}
