/** Hashes of a page's inline scripts and style sheets. The page's policy allows these and no others. */
export type Inline = { scripts: string[]; styles: string[] };

const SCRIPT = /<script src="\/([^"]+)" integrity="([^"]+)"><\/script>/g;
const STYLE = /<link rel="stylesheet" href="\/([^"]+)" integrity="([^"]+)">/g;
/** Content that would end the element, or that refers to a file relative to the style sheet. */
const NOT_INLINABLE = /<\/|url\((?!["']?(?:\/|data:))/;

/** Whether a script or style sheet has the same meaning inside a page. */
export const fitsInline = (content: string): boolean => !NOT_INLINABLE.test(content);

/**
 * Inlines the script and the style sheets that block the shell's page, because on a slow network each costs a request
 * before the page is visible. Style sheets come last, so that the browser requests images and fonts before it has
 * received all sheets. The links of the sheets stay disabled in the page, so that no code loads them again.
 */
export function inlineFiles(page: string, read: (file: string) => string): { html: string; inline: Inline } {
  const inline: Inline = { scripts: [], styles: [] };
  let sheets = '';
  const html = page
    .replace(SCRIPT, (tag, file: string, integrity: string) => {
      const content = read(file);
      if (!fitsInline(content)) return tag;
      inline.scripts.push(integrity);
      return `<script>${content}</script>`;
    })
    .replace(STYLE, (tag, file: string, integrity: string) => {
      const content = read(file);
      if (!fitsInline(content)) return tag;
      inline.styles.push(integrity);
      sheets += `<style>${content}</style>`;
      return tag.replace('>', ' disabled>');
    });
  return { html: html.replace('</head>', () => `${sheets}</head>`), inline };
}
