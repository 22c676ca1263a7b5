/** Escapes text of items or people for Markdown. It cannot create a link, an image or markup. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>~|&#!]/g, '\\$&');
}
