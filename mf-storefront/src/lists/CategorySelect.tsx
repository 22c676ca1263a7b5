import { Select } from '@ethereal/web-kit/components/Select.tsx';
import { useSettledChoice } from '@ethereal/web-kit/hooks/useSettledChoice.ts';
import { useLocation, useNavigate } from '@ethereal/web-kit/router.ts';
import { CATEGORY_CHOICES } from './filter-words.ts';
import { categoryOf, pathOf } from './filters.ts';

const ALL = { value: 'all', label: 'All' };

/** Renders the category dropdown, which shows the third segment of the path and opens the chosen category. */
export function CategorySelect() {
  const navigate = useNavigate();
  const choice = useSettledChoice(choiceAt(useLocation().pathname), (next) =>
    navigate(next === ALL.value ? '/ethereal/all' : `/ethereal/categories/${next}`),
  );
  return <Select label="Category" name="categoryDropdown" options={[ALL, ...CATEGORY_CHOICES]} {...choice} />;
}

function choiceAt(pathname: string): string {
  const category = categoryOf(pathname.split('/')[3]);
  const choice = category && CATEGORY_CHOICES.find(({ value }) => value === pathOf(category));
  return choice?.value ?? ALL.value;
}
