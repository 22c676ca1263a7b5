import type { Category } from '@ethereal/contracts/fashion';
import type { Mark } from './marks.ts';

/** "my flat is freezing": what is cold is no shelf. */
const isCold = (mark: Mark & { id: Category }, marks: readonly Mark[]): boolean =>
  mark.id === 'home' &&
  marks.some(({ from, phrase }) => from === mark.to && /^(?:is|get|feel|was)$/.test(phrase)) &&
  marks.some((one) => one.type === 'occasion' && one.id === 'winter');

/** "in the kitchen", beside something else that somebody does. */
const isWhere = (mark: Mark, marks: readonly Mark[], gift: boolean): boolean =>
  marks
    .filter(({ to }) => to <= mark.from)
    .slice(-2)
    .some(({ phrase }) => phrase === 'from' || (gift && phrase === 'in')) &&
  marks.some(({ type }) => type === 'occasion');

/** "a party at my boss's house": where somebody is invited to. */
const isAtTheirs = (mark: Mark, marks: readonly Mark[]): boolean => {
  const before = marks.filter(({ to }) => to <= mark.from);
  return (
    before.at(-1)?.type === 'person' && before.slice(-4, -1).some(({ phrase }) => /^(?:at|to)$/.test(phrase))
  );
};

/** "for the kitchen" may be where goods stand; beside a kind it only says what it is for. */
function isSaidOfShelf(
  mark: Mark & { id: Category },
  head: readonly Mark[],
  marks: readonly Mark[],
): boolean {
  const at = marks.findLast(({ to }) => to <= mark.from)?.phrase;
  if (mark.id === 'home' && (at === 'at' || at === 'from')) return false;
  if (head.length === 0) return true;
  const before = marks.findLast(({ to }) => to <= mark.from);
  if (mark.id === 'home') return false;
  // "jeans in the kids section"
  if (/(?:stuff|section|department)$/.test(mark.phrase)) return true;
  return before?.type !== 'small' || !/^(?:in|at|my|the|our)$/.test(before.phrase);
}

/** Whether a part of the shop that is named says where goods are looked for. */
export const isShelfWanted = (
  mark: Mark & { id: Category },
  head: readonly Mark[],
  marks: readonly Mark[],
  gift: boolean,
): boolean =>
  isSaidOfShelf(mark, head, marks) &&
  !isWhere(mark, marks, gift) &&
  !isAtTheirs(mark, marks) &&
  !isCold(mark, marks);
