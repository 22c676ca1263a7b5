/** Returns a name as it is stored: composed, so that equal letters are equal characters. */
export function tidyName(name: string): string {
  return name.trim().normalize('NFC');
}

// Folds a name. Upper case comes first, because it folds letters that lower case alone keeps apart (ß and ss, the two
// lower-case sigmas).
const fold = (name: string) => tidyName(name).toUpperCase().toLowerCase().normalize('NFC');

/** Returns a key that is equal for equal names, regardless of case, outer blanks and composition. */
export function nameKey({ fname, lname }: { fname: string; lname: string }): string {
  // A name contains no line break.
  return `${fold(fname)}\n${fold(lname)}`;
}
