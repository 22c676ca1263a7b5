// @vitest-environment jsdom
import { PasswordChecklist } from '@ethereal/shop-ui/components/PasswordChecklist.tsx';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

afterEach(cleanup);

test.each([
  ['Password1', true],
  ['password123!', true],
  ['qwerty12', true],
  ['correct4horse', false],
  ['short1', false],
])('%s is said to be common: %s', (password, isCommon) => {
  render(<PasswordChecklist password={password} />);
  expect(screen.queryByText(/guessed first/) !== null).toBe(isCommon);
});
