import type { Category } from '@ethereal/contracts/fashion';
import { describeDraft } from '@ethereal/contracts/items';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { Select } from '@ethereal/web-kit/components/Select.tsx';
import { useDebounced } from '@ethereal/web-kit/hooks/useDebounced.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import styles from './StockFields.module.css';

type Props = {
  draft: { name: string; description: string; category: Category | undefined; colors: readonly string[] };
  /** Kind that the seller chose; blank for the kind that the name implies. */
  kind: string;
  onChange: (kind: string) => void;
};

/** Pause in typing after which the text is sent, in ms. */
const PAUSE = 600;

/**
 * Renders the words by which searches find the item, and a choice that corrects its kind. Renders nothing without a
 * name and a category, and while the words cannot be loaded.
 */
export function FoundAs({ draft, kind, onChange }: Props) {
  const isNamed = draft.category !== undefined && draft.name.trim().length > 2;
  const body = useDebounced(JSON.stringify({ ...draft, kinds: kind ? [kind] : [] }), PAUSE);
  const { data } = useQuery({
    queryKey: ['store', 'found as', body],
    queryFn: ({ signal }) => callApi(describeDraft, { body: JSON.parse(body), signal }),
    enabled: isNamed,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (!data || !isNamed) return null;
  const { kinds, colors, materials, forWhom, choices } = data;
  const words = [...kinds, ...colors, ...materials, ...forWhom].join(' · ');
  return (
    <fieldset className="stack-2 shrink">
      <legend className={styles.legend}>Searches</legend>
      <p className="quiet" role="status">
        Found as: <bdi>{words || 'its own words alone'}</bdi>
      </p>
      <Select
        label="Kind"
        optional
        placeholder="As its name says"
        options={choices.map((value) => ({ value, label: value }))}
        value={kind}
        onChange={({ target }) => onChange(target.value)}
      />
    </fieldset>
  );
}
