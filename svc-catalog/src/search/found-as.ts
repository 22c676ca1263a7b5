import { GROUPS } from '@ethereal/contracts/items';
import { attributesOf, type Described } from './attributes.ts';
import { shopKinds } from './language/kinds.ts';

const NAMES: ReadonlySet<string> = new Set(shopKinds.map(({ name }) => name));

/** Kinds that a seller can choose, in alphabetical order. */
const CHOICES = [...NAMES].toSorted();

/** Returns the kinds that the shop has. */
export const knownKinds = (kinds: readonly string[]): string[] => kinds.filter((kind) => NAMES.has(kind));

/** Returns the attributes by which searches find an item with this text, and the kinds that its seller can choose. */
export function foundAs(draft: Described) {
  const { kinds, colors, materials, whom } = attributesOf({ ...draft, kinds: knownKinds(draft.kinds ?? []) });
  return {
    kinds: [...kinds],
    colors: [...colors],
    materials: [...materials],
    forWhom: GROUPS.filter((group) => whom.includes(group)),
    choices: CHOICES,
  };
}
