/** Maximum length of a name that an order list shows whole, and the length of a cut one, in characters. */
const WHOLE = 60;
const CUT = 59;

/** Returns the name, cut to 59 characters when it is longer than 60. */
export function orderItemName(name: string): string {
  const characters = [...name];
  return characters.length > WHOLE ? characters.slice(0, CUT).join('') : name;
}
