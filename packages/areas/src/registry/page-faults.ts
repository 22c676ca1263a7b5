import type { Page } from '../area.ts';
import { overlap } from '../pages.ts';

/** Paths that the gateway answers itself; no area may claim them. */
const RESERVED = [
  'api',
  'images',
  'plain',
  'remotes',
  'remotes.json',
  'config.json',
  'status',
  'status.css',
  'assets',
  'internal',
  'healthz',
  'readyz',
  'metrics',
  'chat_stream',
  '.well-known',
  'index.html',
  'robots.txt',
  'sitemap.xml',
];

/** The name of an area and its pages. */
export type Claim = { name: string; pages: readonly Page[] };

/** Returns the reasons why an area may not have these pages beside those of the others; empty when it may. */
export function pageFaults({ name, pages }: Claim, others: readonly Claim[]): string[] {
  return pages.flatMap((page, index) => {
    const [first = ''] = page.path.slice(1).split('/');
    if (RESERVED.includes(first.toLowerCase())) return [`${page.path} is reserved: the gateway answers /${first}.`];
    if (name !== 'shell' && first !== 'ethereal') return [`${page.path}: a page's path begins with /ethereal.`];
    const twice = pages.slice(0, index).find((candidate) => candidate.path.toLowerCase() === page.path.toLowerCase());
    if (twice) return [`${page.path} is named twice.`];
    return others
      .filter((other) => other.name !== name)
      .flatMap((other) =>
        other.pages
          .filter((its) => overlap(page, its))
          .map((its) => `${page.path} belongs to ${other.name}${its.path === page.path ? '' : ` (${its.path})`}.`),
      );
  });
}
