import { Select } from '@ethereal/web-kit/components/Select.tsx';
import { useLocation, useNavigate } from '@ethereal/web-kit/router.ts';
import { CATEGORY_CHOICES, categoryOf, pathOf } from './filters.ts';

const ALL = { value: 'all', label: 'All' };

/** The category dropdown: shows the third segment of the path, leads to the category that one chooses. */
export function CategorySelect() {
  const navigate = useNavigate();
  const here = categoryOf(useLocation().pathname.split('/')[3]);
  const isBrowsed = here !== undefined && CATEGORY_CHOICES.some(({ value }) => value === pathOf(here));
  return (
    <Select
      label="Category"
      hideLabel
      name="categoryDropdown"
      options={[ALL, ...CATEGORY_CHOICES]}
      value={isBrowsed ? pathOf(here) : ALL.value}
      onChange={({ target }) =>
        navigate(target.value === ALL.value ? '/ethereal/all' : `/ethereal/categories/${target.value}`)
      }
    />
  );
}
