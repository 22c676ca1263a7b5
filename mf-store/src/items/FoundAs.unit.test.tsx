import { fakeApi } from '@ethereal/web-kit/testing/fake-api.ts';
import { renderPage } from '@ethereal/web-kit/testing/render-page.tsx';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { FoundAs } from './FoundAs.tsx';

const draft = { name: 'Blue Dress', description: '', category: 'women' as const, colors: [] };

function Form() {
  const [kind, setKind] = useState('');
  const [entered, setEntered] = useState(draft);
  return (
    <>
      <FoundAs draft={entered} kind={kind} onChange={setKind} />
      <button type="button" onClick={() => setEntered({ ...draft, name: '' })}>
        Clear
      </button>
    </>
  );
}

test('shows the words by which searches find the item, corrects its kind, and hides them without a name', async () => {
  const requests = fakeApi({
    'POST /api/yourItem/found-as': ({ body }: { body: unknown }) => {
      const chosen: unknown = typeof body === 'object' && body !== null && 'kinds' in body ? body.kinds : [];
      const kinds = Array.isArray(chosen) && chosen.length > 0 ? chosen.map(String) : ['dress'];
      return { kinds, colors: ['blue'], materials: [], forWhom: ['women'], choices: ['dress', 'skirt'] };
    },
  });
  renderPage([{ index: true, element: <Form /> }], '/ethereal');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Found as: dress · blue · women'));
  await userEvent.selectOptions(screen.getByLabelText(/^Kind/), 'skirt');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Found as: skirt · blue · women'));
  expect(requests.at(-1)?.body).toEqual({ ...draft, kinds: ['skirt'] });
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.queryByText(/^Found as/)).toBeNull();
});
