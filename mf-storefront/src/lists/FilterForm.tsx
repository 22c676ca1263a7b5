import {
  CATEGORIES,
  CATEGORY_LABELS,
  GENDERS,
  SIZES,
  SUB_CATEGORIES,
  SUB_CATEGORY_LABELS,
} from '@ethereal/contracts/fashion';
import { FILTER_FIELDS, type ItemPage, SORTS } from '@ethereal/contracts/items';
import { sortSizes } from '@ethereal/contracts/size-systems';
import { Checkbox } from '@ethereal/web-kit/components/Checkbox.tsx';
import { Select } from '@ethereal/web-kit/components/Select.tsx';
import { useSettledChoice } from '@ethereal/web-kit/hooks/useSettledChoice.ts';
import { BrandChoice } from './BrandChoice.tsx';
import { ChoiceList } from './ChoiceList.tsx';
import styles from './FilterForm.module.css';
import { GENDER_LABELS, SORT_LABELS } from './filter-labels.ts';
import type { Filters } from './filters.ts';
import { PriceField } from './PriceField.tsx';
import { SizeChoice } from './SizeChoice.tsx';
import type { ChangeFilters } from './useFilters.ts';
import { ValueChoice } from './ValueChoice.tsx';

type PriceRangeProps = { minPrice: string | undefined; maxPrice: string | undefined; change: ChangeFilters };

/** Renders the price filter: from and to, in dollars. */
function PriceRange({ minPrice = '', maxPrice = '', change }: PriceRangeProps) {
  // Swaps the ends of a range whose end is below its start.
  const settle = (from: string, to: string) => {
    const isReversed = from !== '' && to !== '' && Number(from) > Number(to);
    change(isReversed ? { minPrice: to, maxPrice: from } : { minPrice: from, maxPrice: to });
  };
  return (
    <fieldset className="stack-1">
      <legend className={styles.legend}>Price range</legend>
      <div className={`stack-3 ${styles.prices}`}>
        <PriceField label="From $" name="minPrice" value={minPrice} onSettle={(amount) => settle(amount, maxPrice)} />
        <PriceField label="To $" name="maxPrice" value={maxPrice} onSettle={(amount) => settle(minPrice, amount)} />
      </div>
    </fieldset>
  );
}

type Props = {
  filters: Filters;
  change: ChangeFilters;
  facets: ItemPage['facets'] | undefined;
  /** Whether the category can be chosen. False on a category's own page. */
  withCategory: boolean;
};

const SORT_OPTIONS = SORTS.map((value) => ({ value, label: SORT_LABELS[value] }));

/** Filters of which several values can be chosen: derived ones, and fields of items without a place of their own. */
const VALUE_FILTERS = [
  { name: 'type', label: 'Type', choices: null },
  { name: 'color', label: 'Color', choices: null },
  { name: 'forWhom', label: 'For whom', choices: null },
  { name: 'material', label: 'Material', choices: null },
  ...FILTER_FIELDS.filter(({ isPlaced }) => !isPlaced),
] as const;

const RATINGS = ['4', '3', '2'].map((value) => ({ value, label: `${value} stars at least` }));

/** Whether there is a choice: a filter that all items pass has no effect. */
const differs = (counts: readonly unknown[] | undefined, chosen: string | undefined) =>
  chosen !== undefined || counts === undefined || counts.length > 1;

/** Returns the sizes to choose from: S–XXL, and those of other systems that are chosen or that listed items have. */
function sizesIn(facets: Props['facets'], { size: chosen = [] }: Filters): string[] {
  const found = facets?.size.map(({ value }) => value) ?? [];
  const isLetter = (size: string) => SIZES.some((it) => it === size);
  const others = new Set([...chosen, ...found].filter((size) => !isLetter(size)));
  const hasLetters = others.size === 0 || [...chosen, ...found].some(isLetter);
  return [...(hasLetters ? SIZES : []), ...sortSizes([...others])];
}

/** Renders the sort order and all filters of a list. Each choice takes effect at once. */
export function FilterForm({ filters, change, facets, withCategory }: Props) {
  const sorted = useSettledChoice(filters.sort ?? '', (sort) => change({ sort }));
  return (
    <div className="stack-5">
      <Select label="Sort by price" name="sort" placeholder="None" options={SORT_OPTIONS} {...sorted} />
      <Checkbox
        label="In stock"
        name="inStock"
        value="true"
        checked={filters.inStock === 'true'}
        onChange={({ target }) => change({ inStock: target.checked ? 'true' : '' })}
      />
      {(filters.offers || (facets?.offers?.length ?? 0) > 0) && (
        <Checkbox
          label="Offers"
          name="offers"
          value="1"
          checked={filters.offers === '1'}
          onChange={({ target }) => change({ offers: target.checked ? '1' : '' })}
        />
      )}
      {withCategory && (
        <ChoiceList
          legend="Category"
          name="category"
          choices={CATEGORIES.map((value) => ({ value, label: CATEGORY_LABELS[value] }))}
          counts={facets?.category}
          chosen={filters.category}
          onChoose={(category) => change({ category })}
        />
      )}
      {(withCategory || differs(facets?.gender, filters.gender)) && (
        <ChoiceList
          legend="Gender"
          name="gender"
          choices={GENDERS.map((value) => ({ value, label: GENDER_LABELS[value] }))}
          counts={facets?.gender}
          chosen={filters.gender}
          onChoose={(gender) => change({ gender })}
        />
      )}
      {VALUE_FILTERS.map(({ name, label, choices }) => (
        <ValueChoice
          key={name}
          legend={label}
          name={name}
          labels={choices ?? undefined}
          counts={facets?.[name]}
          chosen={filters[name]}
          onChoose={(values) => change({ [name]: values })}
        />
      ))}
      <BrandChoice counts={facets?.brand} chosen={filters.brand} onChoose={(brand) => change({ brand })} />
      {(filters.size || !facets || facets.size.length > 0) && (
        <SizeChoice sizes={sizesIn(facets, filters)} chosen={filters.size} onChoose={(size) => change({ size })} />
      )}
      {(filters.rating || (facets?.rating?.length ?? 0) > 0) && (
        <ChoiceList
          legend="Rating"
          name="rating"
          choices={RATINGS}
          counts={facets?.rating}
          chosen={filters.rating}
          onChoose={(rating) => change({ rating })}
        />
      )}
      <PriceRange minPrice={filters.minPrice} maxPrice={filters.maxPrice} change={change} />
      {(withCategory || differs(facets?.subCategory, filters.subCategory)) && (
        <ChoiceList
          legend="Sub category"
          name="subCategory"
          choices={SUB_CATEGORIES.map((value) => ({ value, label: SUB_CATEGORY_LABELS[value] }))}
          counts={facets?.subCategory}
          chosen={filters.subCategory}
          onChoose={(subCategory) => change({ subCategory })}
        />
      )}
    </div>
  );
}
