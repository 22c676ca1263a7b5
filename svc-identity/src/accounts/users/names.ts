/** A name as it is kept: composed, so that the same letters are the same characters. */
export function tidyName(name: string): string {
  return name.trim().normalize('NFC');
}

// Upper case first: it folds letters that lower case alone keeps apart (ß and ss, the two lower-case sigmas).
const fold = (name: string) => tidyName(name).toUpperCase().toLowerCase().normalize('NFC');

/** Two people have the same name exactly when their keys are equal: case, outer blanks and composition don't count. */
export function nameKey({ fname, lname }: { fname: string; lname: string }): string {
  // A line break can't be part of a name.
  return `${fold(fname)}\n${fold(lname)}`;
}
