import { useDocumentTitle } from '@ethereal/web-kit/hooks/useDocumentTitle.ts';
import { siteOrigin } from '@ethereal/web-kit/page/server-page.ts';
import { useLocation } from '@ethereal/web-kit/router.ts';

type Props = {
  /** Title before ' · Ethereal.'; without it the title is 'Ethereal.'. */
  title?: string;
  /** Description for search engines and link previews; one line, 200 characters at most. */
  description?: string;
  /** Part of the query that makes another page, such as `?search=shirt`. */
  query?: string;
  /** Open Graph type of the page; `website` by default. */
  type?: string;
  /** Address of a picture for link previews, on this site or another. */
  image?: string | undefined;
  /** More Open Graph properties, such as a price. */
  properties?: Readonly<Record<string, string>>;
  /**
   * Structured data for search engines, by schema.org, of the server. In the build for browsers, where
   * `process.env.ETHEREAL_BUILD` is 'browser', pages give an empty object, and hydration keeps the server's data.
   */
  jsonLd?: object | undefined;
};

/**
 * Renders the head of a page on the server and in browsers: title, description, canonical address, link preview,
 * JSON-LD.
 */
export function PageHead({ title, description, query = '', type = 'website', image, properties, jsonLd }: Props) {
  const { pathname } = useLocation();
  useDocumentTitle(title);
  const fullTitle = title ? `${title} · Ethereal.` : 'Ethereal.';
  const origin = siteOrigin();
  const url = `${origin}${pathname === '/' ? pathname : pathname.replace(/(?<!\/)\/+$/, '')}${query}`;
  const text = description && shorten(description);
  const picture = image && URL.canParse(image, origin) ? new URL(image, origin).href : undefined;
  const og: Record<string, string | undefined> = {
    'og:type': type,
    'og:site_name': 'Ethereal.',
    'og:title': title ?? 'Ethereal.',
    'og:description': text,
    'og:url': url,
    'og:image': picture,
    ...properties,
  };
  return (
    <>
      <title>{fullTitle}</title>
      {text && <meta name="description" content={text} />}
      <link rel="canonical" href={url} />
      {Object.entries(og).map(
        ([property, content]) => content && <meta key={property} property={property} content={content} />,
      )}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
      {jsonLd && (
        <script
          type="application/ld+json"
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which nothing can end the element
          dangerouslySetInnerHTML={{ __html: JSON.stringify(jsonLd).replaceAll('<', '\\u003c') }}
        />
      )}
    </>
  );
}

/** Maximum length of a description, in UTF-16 units. */
const DESCRIPTION_LENGTH = 200;

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= DESCRIPTION_LENGTH) return line;
  // Cuts before a character, such as an emoji of several code points, that does not fit whole.
  const end = new Intl.Segmenter().segment(line).containing(DESCRIPTION_LENGTH - 1)?.index;
  return `${line.slice(0, end).trimEnd()}…`;
}
