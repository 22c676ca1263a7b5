import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isKind } from '../lexicon/kinds.ts';
import { phraseOf } from '../lexicon/phrase.ts';

/** What no part of the shop sells, as one says it. */
const NOT_SOLD: Readonly<Record<string, string>> = {
  food: 'food',
  drink: 'drinks',
  vehicle: 'vehicles or their parts',
  animal: 'animals',
  medicine: 'medicine',
  weapon: 'weapons',
  tool: 'tools',
  instrument: 'musical instruments',
  book: 'books or magazines',
  appliance: 'household appliances',
  tobacco: 'tobacco or vapes',
  building: 'houses or rooms',
  sport: 'sports equipment',
  software: 'software',
  plant: 'cut flowers',
  money: 'money',
  ticket: 'tickets',
  stationery: 'stationery',
  gadget: 'chargers, cables or spare parts',
  care: 'things to look after clothes or shoes',
  storage: 'racks, stands or hangers',
  hair: 'hair dyes or sprays',
  ebook: 'e-books or e-readers',
  floor: 'rugs, carpets or mats',
  paint: 'paints',
  credit: 'phone credit or cards',
};

/** What WordNet is too old for, or knows in longer names alone. */
const NEWER: readonly (readonly [string, keyof typeof NOT_SOLD])[] = (
  [
    ['gadget', 'charger powerbank adapter'],
    ['tobacco', 'vape vaping ecigarette vaporizer vaporiser shisha hookah snus juul'],
    ['ticket', 'ticket'],
    ['software', 'app netflix spotify'],
    ['appliance', 'fridge freezer airfryer vacuum hoover kettle toaster blender printer scanner projector'],
    ['medicine', 'cbd viagra botox antibiotic medicament medication remedy painkiller vitamin supplement'],
    ['vehicle', 'tyre tire ebike escooter tesla'],
    ['ebook', 'ebook ereader kindle'],
    ['animal', 'puppy kitten'],
    ['food', 'pizza sushi burger halal'],
    ['drink', 'prosecco cava gin vodka mojito'],
    ['paint', 'paint'],
    ['gadget', 'battery'],
    ['tool', 'shaker jigger muddler tongs peeler grater ladle colander sieve'],
    ['money', 'bitcoin crypto cryptocurrency nft'],
  ] as const
).flatMap(([kind, names]) =>
  names
    .split(' ')
    .filter(Boolean)
    .map((name) => [name, kind] as const),
);

/** The same of two words. */
const NEWER_PAIRS: readonly (readonly [string, keyof typeof NOT_SOLD])[] = (
  [
    [
      'gadget',
      'hdmi cable,usb cable,charging cable,charger cable,phone charger,laptop charger,power bank,usb stick,memory card,sd card,phone case,screen protector,extension cord,power strip,sim card,ink cartridge,printer cartridge,toner cartridge,printer ink,watch battery,camera battery,laptop battery,phone battery,aa battery,aaa battery,spare battery,rechargeable battery,button cell,camera tripod,camera lens,camera strap,lens cap,light bulb,lamp shade,guitar string',
    ],
    [
      'care',
      'shoe polish,shoe cream,shoe tree,shoe lace,boot polish,leather cream,leather balm,clothes brush',
    ],
    [
      'storage',
      'coat hanger,clothes hanger,coat stand,hat stand,coat rack,shoe rack,hat rack,wine rack,hat box',
    ],
    ['food', 'olive oil,cooking oil,sunflower oil,sesame oil'],
    ['vehicle', 'motor oil,engine oil'],
    ['floor', 'runner rug,hall runner,hallway runner,stair runner,carpet runner,bath mat,yoga mat,door mat'],
    ['paint', 'wall paint,white paint,spray paint'],
    ['plant', 'fresh rose,fresh flower,cut flower,rose bouquet,flower bouquet'],
    ['credit', 'top up,phone credit,calling card,prepaid card'],
    ['gadget', 'smoke alarm,smoke detector,hearing aid'],
    ['tool', 'garden hose,shower hose'],
    ['food', 'birthday cake,wedding cake,chocolate cake'],
    ['stationery', 'birthday card,greeting card,christmas card'],
    [
      'tool',
      'cocktail shaker,garlic press,lemon squeezer,ice bucket,ice cube tray,chef knife,kitchen knife,bread knife',
    ],
    ['hair', 'hair dye,hair colour,hair color,hair spray,hair gel,hair wax'],
  ] as const
).flatMap(([kind, names]) => names.split(',').map((name) => [name, kind] as const));

/** Nouns by WordNet: a kind of goods, or with ! what is not sold (words/make.ts). */
const GOODS: ReadonlyMap<string, string> = new Map([
  ...readFileSync(join(import.meta.dirname, '../../words/goods.txt'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', kind = ''] = line.split('\t');
      return [phraseOf(name), kind] as const;
    }),
  ...[...NEWER, ...NEWER_PAIRS].map(([name, kind]) => [phraseOf(name), `!${kind}`] as const),
]);

/** The kind of goods that an uncommon noun names, "espadrille" for sandals. */
export function kindOfNoun(phrase: string): string | undefined {
  const kind = GOODS.get(phrase);
  return kind !== undefined && isKind(kind) ? kind : undefined;
}

/** What a noun is when no fashion shop sells it: "food" for a pizza. */
export function notSoldNoun(phrase: string): string | undefined {
  const kind = GOODS.get(phrase);
  return kind?.startsWith('!') ? NOT_SOLD[kind.slice(1)] : undefined;
}

/** Trades are hired by their names alone: elsewhere they say what somebody is. */
export const isTrade = (phrase: string): boolean => GOODS.get(phrase) === '!service';

/** Whether a noun is a thing or a trade at all, by WordNet, and none of the kinds that are known. */
export const isThing = (phrase: string): boolean => GOODS.get(phrase) === '!thing';
