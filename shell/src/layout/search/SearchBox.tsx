import { MAX_SEARCH } from '@ethereal/contracts/common';
import { useChanged } from '@ethereal/web-kit/hooks/useChanged.ts';
import { useNavigate, useSearchParams } from '@ethereal/web-kit/router.ts';
import { Search, X } from 'lucide-react';
import { type ComponentType, useId, useState } from 'react';
import type { Option } from './options.ts';
import styles from './SearchBox.module.css';
import type { SuggestionListProps } from './SuggestionList.tsx';
import { searchPath } from './search-path.ts';
import { useComboboxKeys } from './useComboboxKeys.ts';

/**
 * Returns the list of suggestions once it is loaded. The search box works without it; a failed load is repeated on the
 * next use.
 */
function useSuggestionList() {
  const [List, setList] = useState<ComponentType<SuggestionListProps>>();
  const loadList = () => {
    if (!List)
      import('./SuggestionList.tsx').then(
        (file) => setList(() => file.SuggestionList),
        () => undefined,
      );
  };
  return { List, loadList };
}

/** Returns the text of the box. It becomes the search of the page when that changes, by a link or by going back. */
function useText(searched: string) {
  const [text, setText] = useState(searched);
  // Text typed while the visitor's own search is in flight stays.
  const [inFlight, setInFlight] = useState<string>();
  if (useChanged(searched)) {
    setInFlight(undefined);
    if (searched !== inFlight) setText(searched);
  }
  return { text, setText, setInFlight };
}

/** Renders the search box of the navbar: a combobox with suggestions. Submitting it opens the list of results. */
export function SearchBox() {
  const navigate = useNavigate();
  const searched = useSearchParams()[0].get('search') ?? '';
  const { text, setText, setInFlight } = useText(searched);
  const [open, setOpen] = useState(false);
  const { List, loadList } = useSuggestionList();
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

  function close() {
    setOpen(false);
    setActive(-1);
  }
  function choose({ to, text: searchText = text, act }: Partial<Option>) {
    close();
    act?.();
    if (to === undefined) return;
    setText(searchText);
    setInFlight(searchText.trim());
    navigate(to);
  }
  const run = () => choose({ to: searchPath(text.trim()) });

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
          maxLength={MAX_SEARCH}
          placeholder="Search"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setOpen(event.target.value !== '');
            loadList();
            setActive(-1);
          }}
          onFocus={() => {
            setOpen(true);
            loadList();
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
      {List && (
        <List
          id={listId}
          text={text}
          searched={searched}
          isOpen={open}
          active={active}
          optionId={optionId}
          onOptions={setOptions}
          onChoose={choose}
        />
      )}
    </search>
  );
}
