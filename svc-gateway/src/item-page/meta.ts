import type { Item } from '@ethereal/contracts/items';
import { escapeHtml } from '../http/html.ts';

type Place = { origin: string; path: string };

/** JSON inside a script element: nothing in it can end the element or start a comment. */
const scriptJson = (value: unknown) =>
  JSON.stringify(value)
    .replace(/[<>&]/g, (character) => `\\u00${character.charCodeAt(0).toString(16)}`)
    .replace(/[\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16)}`);

const DESCRIPTION_LENGTH = 200;

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= DESCRIPTION_LENGTH ? line : `${line.slice(0, DESCRIPTION_LENGTH - 1).trimEnd()}…`;
}

/** The page's HTML with what link previews and crawlers read of an item in its head. */
export function withItemMeta(html: string, item: Item, { origin, path }: Place): string {
  const title = `${item.name} | Ethereal.`;
  const description = shortened(item.description);
  const url = `${origin}${path}`;
  const image = new URL(item.image1.url, origin).href;
  const product = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: item.name,
    description,
    sku: item._id,
    category: item.category,
    image,
    url,
    offers: {
      '@type': 'Offer',
      price: item.price.toFixed(2),
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      url,
    },
  };
  const named = { description, 'twitter:card': 'summary_large_image', 'twitter:title': title };
  const properties = {
    'og:type': 'product',
    'og:site_name': 'Ethereal.',
    'og:title': item.name,
    'og:description': description,
    'og:url': url,
    'og:image': image,
    'product:price:amount': item.price.toFixed(2),
    'product:price:currency': 'USD',
  };
  const tags = [
    `<title>${escapeHtml(title)}</title>`,
    ...metaTags('name', { ...named, 'twitter:description': description, 'twitter:image': image }),
    ...metaTags('property', properties),
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    `<script type="application/ld+json">${scriptJson(product)}</script>`,
  ];
  return html
    .replace(/<title>[^<]*<\/title>/i, '')
    .replace(/<meta\s+(?:name="description"|property="og:[^"]*"|name="twitter:[^"]*")[^>]*>/gi, '')
    .replace(/<\/head>/i, () => `${tags.join('')}</head>`);
}

const metaTags = (attribute: 'name' | 'property', values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(
    ([name, value]) => `<meta ${attribute}="${name}" content="${escapeHtml(value)}">`,
  );
