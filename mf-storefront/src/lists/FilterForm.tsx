import {
  CATEGORIES,
  CATEGORY_LABELS,
  GENDERS,
  SIZES,
  SUB_CATEGORIES,
  SUB_CATEGORY_LABELS,
} from '@ethereal/contracts/fashion';
import type { ItemPage } from '@ethereal/contracts/items';
import { Select } from '@ethereal/web-kit/components/Select.tsx';
import { ChoiceList } from './ChoiceList.tsx';
import styles from './FilterForm.module.css';
import { type Filters, GENDER_LABELS, SORT_LABELS } from './filters.ts';
import { PriceRange } from './PriceRange.tsx';
import { SizeChoice } from './SizeChoice.tsx';
import type { ChangeFilters } from './useFilters.ts';

type Props = {
  filters: Filters;
  change: ChangeFilters;
  facets: ItemPage['facets'] | undefined;
  /** Not on a category's own page. */
  withCategory: boolean;
};

const SORT_OPTIONS = Object.entries(SORT_LABELS).map(([value, label]) => ({ value, label }));

/** Everything that a list can be sorted and narrowed by; each choice takes effect at once. */
export function FilterForm({ filters, change, facets, withCategory }: Props) {
  return (
    <div className={styles.form}>
      <Select
        label="Sort by price"
        name="sort"
        placeholder="None"
        options={SORT_OPTIONS}
        value={filters.sort ?? ''}
        onChange={({ target }) => change({ sort: target.value })}
      />
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
      <ChoiceList
        legend="Gender"
        name="gender"
        choices={GENDERS.map((value) => ({ value, label: GENDER_LABELS[value] }))}
        counts={facets?.gender}
        chosen={filters.gender}
        onChoose={(gender) => change({ gender })}
      />
      <ChoiceList
        legend="Sub category"
        name="subCategory"
        choices={SUB_CATEGORIES.map((value) => ({ value, label: SUB_CATEGORY_LABELS[value] }))}
        counts={facets?.subCategory}
        chosen={filters.subCategory}
        onChoose={(subCategory) => change({ subCategory })}
      />
      <SizeChoice sizes={SIZES} chosen={filters.size} onChoose={(size) => change({ size })} />
      <PriceRange minPrice={filters.minPrice} maxPrice={filters.maxPrice} change={change} />
    </div>
  );
}
