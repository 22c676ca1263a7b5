import { Select } from '@ethereal/web-kit/components/Select.tsx';
import { useChanged } from '@ethereal/web-kit/hooks/useChanged.ts';
import { useLocation, useNavigate } from '@ethereal/web-kit/router.ts';
import { useState } from 'react';
import { CATEGORY_CHOICES, categoryOf, pathOf } from './filters.ts';

const ALL = { value: 'all', label: 'All' };

/** The category dropdown: shows the third segment of the path, leads to the category that one chooses. */
export function CategorySelect() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  // What was chosen shows while its page is on its way.
  const [chosen, setChosen] = useState<string>();
  if (useChanged(pathname)) setChosen(undefined);

  function choose(next: string) {
    setChosen(next);
    navigate(next === ALL.value ? '/ethereal/all' : `/ethereal/categories/${next}`);
  }
  return (
    <Select
      label="Category"
      name="categoryDropdown"
      options={[ALL, ...CATEGORY_CHOICES]}
      value={chosen ?? choiceAt(pathname)}
      onChange={({ target }) => choose(target.value)}
    />
  );
}

function choiceAt(pathname: string): string {
  const category = categoryOf(pathname.split('/')[3]);
  const choice = category && CATEGORY_CHOICES.find(({ value }) => value === pathOf(category));
  return choice?.value ?? ALL.value;
}
