/** The hashes of what stands in a page itself: its policy allows these scripts and style sheets, and no other. */
export type Inline = { scripts: string[]; styles: string[] };

const SCRIPT = /<script src="\/([^"]+)" integrity="([^"]+)"><\/script>/g;
const STYLE = /<link rel="stylesheet" href="\/([^"]+)" integrity="([^"]+)">/g;
/** What would end the element, or names a file by its place beside the style sheet. */
const BOUND_TO_ITS_FILE = /<\/|url\((?!["']?(?:\/|data:))/;

/** Whether a script or style sheet means the same inside a page. */
export const fitsInline = (content: string): boolean => !BOUND_TO_ITS_FILE.test(content);

/**
 * Puts the script and the style sheets that the shell's page waits for into it: on a slow network each costs a request, and a page that is there
 * can be seen. Style sheets come last, so that pictures and fonts are asked for before all of them is there. Their links stay, disabled: nothing
 * fetches them once more.
 */
export function inlined(page: string, read: (file: string) => string): { html: string; inline: Inline } {
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
