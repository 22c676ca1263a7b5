import { MAX_SEARCH } from '@ethereal/contracts/common';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { TextField } from '@ethereal/web-kit/components/TextField.tsx';
import { useChanged } from '@ethereal/web-kit/hooks/useChanged.ts';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useAddressField } from './useAddressField.ts';

type Props = { label: string; hint: string };

/**
 * Renders the search field whose value is kept in the address, under a name that the shop's own search does not use.
 * `/` moves the focus to the field.
 */
export function SearchField({ label, hint }: Props) {
  const [search, setSearch] = useAddressField('find');
  const [typed, setTyped] = useState(search);
  if (useChanged(search)) setTyped(search);
  return (
    <search>
      <form
        className="field-button"
        onSubmit={(event) => {
          event.preventDefault();
          setSearch(typed.trim());
        }}
      >
        <TextField
          label={label}
          hint={hint}
          type="search"
          data-desk-search=""
          maxLength={MAX_SEARCH}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            if (target.value === '') setSearch('');
          }}
        />
        <Button type="submit" variant="secondary">
          <Search size={18} aria-hidden="true" />
          Search
        </Button>
      </form>
    </search>
  );
}
