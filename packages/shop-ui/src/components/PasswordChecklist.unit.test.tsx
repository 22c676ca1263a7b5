import { PasswordChecklist } from '@ethereal/shop-ui/components/PasswordChecklist.tsx';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

test.each([
  ['Password1', true],
  ['password123!', true],
  ['qwerty12', true],
  ['correct4horse', false],
  ['short1', false],
])('shows for %s the hint that it is common: %s', (password, isCommon) => {
  render(<PasswordChecklist password={password} />);
  expect(screen.queryByText(/guessed first/) !== null).toBe(isCommon);
});
