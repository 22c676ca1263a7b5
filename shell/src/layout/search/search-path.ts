/** Returns the path of a search's results, or of all items for a blank text. `more` holds further parameters. */
export const searchPath = (text: string, more = ''): string =>
  text === '' ? '/ethereal/all' : `/ethereal/all?search=${encodeURIComponent(text)}${more}`;
