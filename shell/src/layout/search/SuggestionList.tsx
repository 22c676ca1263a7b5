import { searchSuggestions } from '@ethereal/contracts/items';
import { Picture } from '@ethereal/shop-ui/components/Picture.tsx';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useDebounced } from '@ethereal/web-kit/hooks/useDebounced.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Clock, Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { emptyOptions, foundOptions, type Option, type OptionGroup } from './options.ts';
import { readSearches, removeSearches, storeSearch } from './recent-searches.ts';
import styles from './SuggestionList.module.css';

/** Time without typing after which suggestions are requested, in ms. */
const DEBOUNCE_MS = 120;

/**
 * Returns suggestions for the typed text, or popular kinds for a blank text. Each answer belongs to its own text, so an
 * older answer that arrives late never replaces a newer one.
 */
function useSuggestions(text: string) {
  const query = useDebounced(text.trim(), DEBOUNCE_MS);
  const { data } = useQuery({
    // The server does not request suggestions, because no text is typed before the page is loaded.
    meta: { late: true },
    queryKey: ['shell', 'suggestions', query],
    queryFn: ({ signal }) => callApi(searchSuggestions, { query: { query }, signal }),
    placeholderData: query === '' ? undefined : keepPreviousData,
  });
  const isOfText = (text.trim() === '') === (query === '');
  return isOfText ? data : undefined;
}

function countOf(number: number): string {
  if (number === 0) return 'No suggestions';
  return number === 1 ? '1 suggestion' : `${number} suggestions`;
}

export type SuggestionListProps = {
  id: string;
  /** The typed text, and the text of the last search. */
  text: string;
  searched: string;
  /** Whether the visitor uses the box. The list is shown then if it has options. */
  isOpen: boolean;
  /** Index of the option that the keyboard has selected; -1 for none. */
  active: number;
  optionId(index: number): string;
  /** Receives the options in order, for keyboard selection. */
  onOptions(options: readonly Option[]): void;
  onChoose(option: Option): void;
};

/**
 * Renders the options of the search box: kinds, items, brands and stores for the typed text, or recent searches and
 * popular kinds for an empty box.
 */
export function SuggestionList({
  id,
  text,
  searched,
  isOpen,
  active,
  optionId,
  onOptions,
  onChoose,
}: SuggestionListProps) {
  const suggestions = useSuggestions(text);
  const [recent, setRecent] = useState(readSearches);
  useEffect(() => {
    if (searched !== '') storeSearch(searched);
    setRecent(readSearches());
  }, [searched]);
  const clearRecent = () => {
    removeSearches();
    setRecent([]);
  };
  const isEmpty = text.trim() === '';
  const available = isEmpty ? emptyOptions(recent, clearRecent, suggestions?.kinds) : foundOptions(suggestions);
  const groups = available.filter(({ options }) => options.length > 0);
  const options = groups.flatMap((group) => group.options);
  const reported = JSON.stringify(options);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported when an option changes, not with each render
  useEffect(() => onOptions(options), [reported]);
  return (
    <>
      <div
        className={`card ${styles.list}`}
        role="listbox"
        id={id}
        aria-label="Suggestions"
        hidden={!isOpen || options.length === 0}
      >
        {groups.map((group, at) => (
          <Group
            key={group.title}
            group={group}
            isTitled={at > 0 || isEmpty}
            first={groups.slice(0, at).reduce((sum, { options }) => sum + options.length, 0)}
            active={active}
            optionId={optionId}
            onChoose={onChoose}
          />
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {isOpen && suggestions && countOf(options.length)}
      </p>
    </>
  );
}

type GroupProps = Pick<SuggestionListProps, 'active' | 'optionId' | 'onChoose'> & {
  group: OptionGroup;
  isTitled: boolean;
  /** Index of the group's first option among all options. */
  first: number;
};

function Group({ group: { title, options }, isTitled, first, active, optionId, onChoose }: GroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
    <div role="group" aria-label={title}>
      {isTitled && (
        <p className={`quiet ${styles.title}`} aria-hidden="true">
          {title}
        </p>
      )}
      {options.map((option, at) => (
        // The option is chosen on pointer down, before the input loses the focus and the list closes.
        <div
          key={optionId(first + at)}
          id={optionId(first + at)}
          role="option"
          tabIndex={-1}
          className={`line-3 center ${styles.option}`}
          aria-selected={first + at === active}
          onPointerDown={(event) => {
            event.preventDefault();
            onChoose(option);
          }}
        >
          <OptionIcon {...option} />
          <span className="ellipsis" dir="auto">
            <MarkedLabel {...option} />
          </span>
          {option.count !== undefined && (
            <span className={`quiet numbers ${styles.count}`} aria-hidden="true">
              {option.count}
            </span>
          )}
        </div>
      ))}
    </div>
  );
}

/** Renders a label with the typed letters marked. */
function MarkedLabel({ label, marks: [mark] = [] }: Option) {
  if (!mark) return label;
  const { from, to } = mark;
  return (
    <>
      {label.slice(0, from)}
      <mark className={styles.mark}>{label.slice(from, to)}</mark>
      {label.slice(to)}
    </>
  );
}

/** Renders the symbol of an option: its picture, or an icon for its kind. */
function OptionIcon({ picture, icon }: Option) {
  if (picture) return <Picture src={picture} alt="" sizes="40px" className={styles.picture} />;
  if (icon === undefined) return null;
  const Icon = icon === 'recent' ? Clock : Search;
  return (
    <span className={styles.icon}>
      <Icon size={16} aria-hidden="true" />
    </span>
  );
}
