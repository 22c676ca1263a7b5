/** Returns the text, cut to `length` characters plus '...' when it is longer. Counts graphemes. */
export function truncate(text: string, length: number): string {
  const characters = [...text];
  return characters.length > length ? `${characters.slice(0, length).join('')}...` : text;
}
