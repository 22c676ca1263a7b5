/** Words that exclude what follows them: `not leather`, `minus the belt`. Texts are folded and without apostrophes. */
export const EXCLUDING: ReadonlySet<string> = new Set(
  'not no non without wihtout except excluding minus isnt arent never'.split(' '),
);

/** Words that deny a statement or what stands near them: those that exclude, and those of a whole sentence. */
const DENYING: ReadonlySet<string> = new Set([
  ...EXCLUDING,
  ...'nothing none neither nor dont doesnt cant cannot wont hate avoid sans ohne sin'.split(' '),
]);

/** Whether a word, which may have an apostrophe, denies something. */
export const isDenial = (word: string): boolean => DENYING.has(word.replace("'", ''));
