/** The list of what a search finds; of all items for a blank one. `more`: further parameters. */
export const searchPath = (text: string, more = ''): string =>
  text === '' ? '/ethereal/all' : `/ethereal/all?search=${encodeURIComponent(text)}${more}`;
