import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SocialLinks } from './SocialLinks.tsx';

const NAMES = ['Facebook', 'X', 'Instagram', 'YouTube'];
const links = () => screen.getAllByRole('link');

test('names the four networks and opens them in a new tab', () => {
  render(<SocialLinks linked />);
  expect(links().map((link) => link.textContent)).toEqual(NAMES);
  for (const link of links()) expect(link.getAttribute('href')).toMatch(/^https:/);
  for (const link of links()) expect(link.getAttribute('target')).toBe('_blank');
});

test('renders links without a target by default', () => {
  render(<SocialLinks large />);
  expect(links().map((link) => link.textContent)).toEqual(NAMES);
  for (const link of links()) expect(link.hasAttribute('href')).toBe(false);
});
