import type { Page } from '@ethereal/areas/area';
import { usePages } from '../areas/releases.ts';

export type Entry = NonNullable<Page['navigation']> & { path: string };

/** Returns the areas' entries for one of the site's navigations, in its order. */
export function entriesOf(pages: readonly Page[], under: Entry['under']): Entry[] {
  return pages
    .flatMap(({ path, navigation }) => (navigation ? { ...navigation, path } : []))
    .filter((entry) => (entry.under ?? 'account') === under)
    .toSorted((a, b) => (a.order ?? 100) - (b.order ?? 100) || a.label.localeCompare(b.label));
}

/** Returns the areas' entries for one of the site's navigations. Renders again when the releases change. */
export const useEntries = (under: Entry['under']): Entry[] => entriesOf(usePages(), under);

type MainLink = { to: string; label: string; end: boolean };

const SHELL_LINKS: readonly MainLink[] = [
  { to: '/ethereal', label: 'Home', end: true },
  { to: '/ethereal/categories', label: 'Categories', end: false },
  { to: '/ethereal/all', label: 'All', end: true },
  { to: '/ethereal/contact', label: 'Contact', end: true },
];

/** Returns the links of the navbar and the sidebar: the shell's links, then those of the areas. */
export function useMainLinks(): readonly MainLink[] {
  const entries = useEntries('main');
  return [...SHELL_LINKS, ...entries.map(({ path, label }) => ({ to: path, label, end: false }))];
}
