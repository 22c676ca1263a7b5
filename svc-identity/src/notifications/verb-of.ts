/** Returns the verb that agrees with an item's name: 'Ring was', 'Braided Mule Sandals were'. */
export function verbOf(name: string, singular: string, plural: string): string {
  const isPlural = /s$/i.test(name) && !/(?:ss|us|is)$/i.test(name);
  return isPlural ? plural : singular;
}
