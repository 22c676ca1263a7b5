/** The longest name that an order list shows whole, and what stays of a longer one, in characters. */
const WHOLE = 60;
const CUT = 59;

/** A name longer than 60 characters is cut to 59. */
export function orderItemName(name: string): string {
  const characters = [...name];
  return characters.length > WHOLE ? characters.slice(0, CUT).join('') : name;
}
