import type { Memory } from '../conversations/conversation.ts';
import type { Shelf } from '../shelf/shelf.ts';
import { saysGift } from './gifts.ts';
import type { Intent } from './intent.ts';
import { likelyAbout, likelySection, likelyWanted } from './paraphrases/likely.ts';
import type { Prepared } from './prepare.ts';
import type { ReadWishes } from './read-wishes.ts';
import { emptyWish, type Wish } from './wish.ts';

/** From how likely on a section clearly answers. */
const CLEAR = 0.45;
/** From how likely on it is about the shop, whichever section answers. */
const SURER = 0.9;
/** From how likely on the wording decides, by how much the rules found. */
const SURE = { nothing: 0.45, something: 0.8, much: 0.85 } as const;

/** A wish that says how goods should be, and not only that some are spoken of. */
const isChoosy = (wish: Omit<Wish, 'kinds'>): boolean =>
  wish.not.length > 0 ||
  wish.gift === true ||
  wish.occasions.includes('desk') ||
  wish.size !== undefined ||
  wish.minPrice !== undefined ||
  wish.maxPrice !== undefined ||
  wish.sort !== undefined ||
  wish.age !== undefined ||
  wish.colours.length + wish.materials.length + wish.patterns.length > 0;

/** So likely goods must be wanted by how a message is worded, by what else of it says so. */
const WANTED = { nothing: 0.38, hint: 0.15, thing: 0.1, much: 0 } as const;

/** What but its wording says that a message asks for goods. */
function signOf(
  { wishes, marks }: ReadWishes,
  clean: string,
  found: readonly Wish[],
  goesOn: boolean,
): keyof typeof WANTED {
  const [wish = emptyWish(), ...others] = wishes;
  // "go back to the first ones": of what was looked for.
  if (found !== wishes && (!goesOn || wish.interests.length + wish.occasions.length === 0)) return 'much';
  const { kinds, gift = false, sought = false, age, ...rest } = wish;
  if (others.length > 0 || wish.worn || isChoosy(rest) || saysGift(clean)) return 'much';
  const signs = [
    kinds.length > 0,
    gift || marks.some(({ type }) => type === 'gift'),
    sought,
    age !== undefined,
    goesOn,
    // "it's for a wedding, thanks": said of what was looked for.
    goesOn && rest.occasions.length > 0,
  ].filter(Boolean).length;
  return signs > 1 ? 'much' : signs === 0 ? 'nothing' : kinds.length > 0 ? 'thing' : 'hint';
}

/** Words beside a noun that make no sentence of it. */
const BESIDE_NOUN =
  /^(?:the|an?|some|any|for|of|with|and|or|ones?|\d+|please|in|x|pack|set|pair|size|big|small)$/;
/** So much of what is named must one good say, where nothing else says that it is meant. */
const NAMED_ENOUGH = 0.5;

/** "cat litter 10 kg": nothing but nouns, of which no good says as many as half. */
function nounsNotSold(
  wishes: readonly Wish[],
  { tokens }: Prepared,
  { marks }: ReadWishes,
  shelf: Shelf,
): Intent | undefined {
  const [wish, ...others] = wishes;
  if (!wish || others.length > 0 || wish.kinds.length > 0 || wish.gift || wish.recipient || wish.categories)
    return undefined;
  if (isChoosy({ ...wish, materials: [] }) || wish.worn) return undefined;
  const names = marks.filter(
    ({ type, phrase }) => (type === 'word' || type === 'material') && !/\d|^(?:kg|g|cm|ml|l)$/.test(phrase),
  );
  const rest = marks.filter(
    (mark) => !names.includes(mark) && mark.type !== 'mark' && !/\d|^(?:kg|g|cm|ml|l)$/.test(mark.phrase),
  );
  const plain = rest.every(
    ({ type, phrase }) =>
      type === 'anything' || type === 'occasion' || (type === 'small' && BESIDE_NOUN.test(phrase)),
  );
  if (
    !plain ||
    names.length < 2 ||
    marks[0]?.type !== 'word' ||
    rest.filter(({ type }) => type === 'occasion').length > 1
  )
    return undefined;
  const said = names.map(({ phrase }) => shelf.having(phrase));
  const most = Math.max(...shelf.goods.map((good) => said.filter((goods) => goods.has(good)).length));
  return most / names.length < NAMED_ENOUGH
    ? {
        kind: 'not-sold',
        what: tokens
          .slice(names[0]?.from, names[1]?.to)
          .map(({ word }) => word)
          .join(' '),
        as: undefined,
      }
    : undefined;
}

/** "which hand-painted things are in the shop?": of goods, whatever they are like. */
const WHICH_GOODS =
  /^(?:and |so )?(?:which|what) (?:\w+ ){0,4}?(?:things|items|goods|pieces|products|articles) (?:are (?:there|in|on|available)|do you|have you|does the shop)\b/;

/** How much of a message the rules made something of; undefined where they are never doubted. */
function foundBy(intent: Intent, memory: Memory): keyof typeof SURE | undefined {
  switch (intent.kind) {
    case 'unknown':
      return 'nothing';
    case 'not-sold':
      // What WordNet knows as no goods of the shop is none, whatever stands beside it.
      return intent.as ? undefined : 'much';
    case 'small-talk':
      return intent.about === 'undecided' ? 'nothing' : undefined;
    case 'find':
      // "the cheapest thing on here": of all there are.
      if (intent.wishes.every(({ sort }) => sort === 'asc' || sort === 'desc')) return undefined;
      if (intent.goesOn || (memory.shown?.length ?? 0) > 0) return undefined;
      if (intent.wishes.some(isChoosy)) return 'much';
      return intent.wishes.some(({ kinds, occasions }) => kinds.length + occasions.length > 0)
        ? 'something'
        : 'nothing';
    case 'item':
      // What "it" means was shown, and a question about it is one.
      return memory.focus || (memory.shown?.length ?? 0) > 0 ? undefined : 'much';
    case 'help':
    case 'own':
    case 'refuse':
      return 'much';
    default:
      return undefined;
  }
}

/** Help with the section that its wording resembles, for when its words alone find none. */
function withOtherwise(
  help: Extract<Intent, { kind: 'help' }>,
  { tokens }: Prepared,
  { marks }: ReadWishes,
): Intent {
  const { section, share } = likelySection(tokens, marks);
  return share >= CLEAR ? { ...help, otherwise: section } : help;
}

/**
 * What a message is about once its wording was held against the paraphrases: where the rules found little, what it
 * resembles decides, and nothing is searched for that is only told.
 */
export function reconsidered(
  intent: Intent,
  prepared: Prepared,
  read: ReadWishes,
  memory: Memory,
  shelf: Shelf,
): Intent {
  const decided = resembling(intent, prepared, read, memory);
  const { tokens, clean } = prepared;
  if (decided.kind !== 'find' || tokens.length < 2 || WHICH_GOODS.test(clean)) return decided;
  const strange = decided.goesOn ? undefined : nounsNotSold(decided.wishes, prepared, read, shelf);
  if (strange) return strange;
  const { wanted, otherwise } = likelyWanted(tokens, read.marks);
  if (wanted >= WANTED[signOf(read, clean, decided.wishes, decided.goesOn)]) return decided;
  return otherwise === 'world' ? { kind: 'unknown', read } : { kind: 'small-talk', about: otherwise };
}

/** What a message is about by what its wording resembles, where the rules found little. */
function resembling(intent: Intent, prepared: Prepared, read: ReadWishes, memory: Memory): Intent {
  if (prepared.tokens.length < 2) return intent;
  // What is refused is refused of goods, whatever the words resemble.
  if (read.wishes.some(({ not }) => not.length > 0) && intent.kind !== 'help') return intent;
  // What goes on from what was told of the shop is about the shop.
  if (intent.kind === 'help' && intent.section !== undefined && memory.helped) return intent;
  if (intent.kind === 'find' && WHICH_GOODS.test(prepared.clean)) return intent;
  const found = foundBy(intent, memory);
  if (!found) return intent;
  const { about, share } = likelyAbout(prepared.tokens, read.marks);
  if (share < SURE[found]) return intent.kind === 'help' ? withOtherwise(intent, prepared, read) : intent;
  if (about === 'others') return { kind: 'refuse' };
  if (intent.kind === 'own') return intent;
  if (intent.kind === 'help' || intent.kind === 'refuse') {
    // "My boss bought a house, what could I bring for 50?": a present or a price makes it a wish.
    if (about === 'goods' && read.wishes.some(({ gift, maxPrice }) => gift || maxPrice !== undefined))
      return { kind: 'find', wishes: read.wishes, goesOn: false };
    return intent.kind === 'help' ? withOtherwise(intent, prepared, read) : intent;
  }
  switch (about) {
    case 'goods':
    case 'item':
    case 'world':
      return intent;
    case 'orders':
    case 'cart':
    case 'favourites':
    case 'return':
      return { kind: 'own', what: about };
    case 'help': {
      // "a name for the gift swap, 15 at most": what may be spent on a present is of goods.
      if (read.wishes.some(({ gift, maxPrice }) => gift && maxPrice !== undefined)) return intent;
      const { section, share: sure } = likelySection(prepared.tokens, read.marks);
      // "do you have an alarm clock that doesn't make me want to throw it": nothing arrived, where it is asked for.
      if (
        section === 'Something arrived damaged or wrong' &&
        intent.kind === 'find' &&
        intent.wishes.every(({ sought, kinds }) => sought && kinds.length > 0)
      )
        return intent;
      // "A desk telephone. Do you have it or not?": goods that are named and wanted, while no section says of what.
      if (
        sure < CLEAR &&
        (intent.kind === 'item' ||
          (intent.kind === 'find' && intent.wishes.every(({ kinds }) => kinds.length > 0))) &&
        likelyWanted(prepared.tokens, read.marks).wanted >= SURER
      )
        return intent;
      // Goods that were found give way to a question about the shop alone that one section clearly answers.
      return found !== 'nothing' && sure < CLEAR && share < SURER
        ? intent
        : { kind: 'help', sure: true, section };
    }
    default:
      return (intent.kind === 'unknown' ||
        (intent.kind === 'find' &&
          intent.wishes.every((wish) => wish.kinds.length === 0 && !isChoosy(wish)))) &&
        share >= SURE.something
        ? { kind: 'small-talk', about }
        : intent;
  }
}
