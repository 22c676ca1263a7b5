import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { createQueryClient } from '@ethereal/web-kit/query/query-client.ts';
import { QueryClientProvider, useMutation } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

const send = vi.fn(() => new Promise(() => undefined));

function Page() {
  const attempt = useMutation({ mutationFn: send });
  return (
    <Button busy={attempt.isPending} onClick={() => attempt.mutate()}>
      Send
    </Button>
  );
}

test('shows a button as busy before the next press', async () => {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Page />
    </QueryClientProvider>,
  );
  const button = screen.getByRole('button', { name: 'Send' });
  button.click();
  // Runs microtasks as between two events of a browser, without a timer.
  for (let turn = 0; turn < 20; turn++) await null;
  button.click();
  expect(button).toHaveProperty('disabled', true);
  expect(send).toHaveBeenCalledTimes(1);
});
