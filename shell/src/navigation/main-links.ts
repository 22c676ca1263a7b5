import { useEntries } from './entries.ts';

type MainLink = { to: string; label: string; end: boolean };

const OWN: readonly MainLink[] = [
  { to: '/ethereal', label: 'Home', end: true },
  { to: '/ethereal/categories', label: 'Categories', end: false },
  { to: '/ethereal/all', label: 'All', end: true },
  { to: '/ethereal/contact', label: 'Contact', end: true },
];

/** Returns the links of the navbar and the sidebar: the shell's links, then those of the areas. */
export function useMainLinks(): readonly MainLink[] {
  const entries = useEntries('main');
  return [...OWN, ...entries.map(({ path, label }) => ({ to: path, label, end: false }))];
}
