/** Text of items or people as Markdown that shows it literally: it can make no link, picture or mark-up. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>~|&#!]/g, '\\$&');
}
