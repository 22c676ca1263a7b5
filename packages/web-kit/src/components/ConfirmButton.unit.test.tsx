import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ConfirmButton } from './ConfirmButton.tsx';

const openDialog = async (mutate: Parameters<typeof ConfirmButton>[0]['mutation']['mutate']) => {
  render(
    <ConfirmButton question="End it?" mutation={{ isPending: false, mutate }}>
      End
    </ConfirmButton>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'End' }));
};

describe('ConfirmButton', () => {
  it('acts after Yes, and closes the dialog once the act has settled', async () => {
    let settle = () => {};
    const mutate = vi.fn((_: undefined, { onSettled }: { onSettled: () => void }) => {
      settle = onSettled;
    });
    await openDialog(mutate);
    expect(mutate).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    expect(mutate).toHaveBeenCalledOnce();
    expect(screen.getByRole('dialog', { name: 'End it?' })).toBeDefined();
    settle();
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  });

  it('does nothing after No', async () => {
    const mutate = vi.fn();
    await openDialog(mutate);
    await userEvent.click(screen.getByRole('button', { name: 'No' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(mutate).not.toHaveBeenCalled();
  });
});
