import type { Category } from '@ethereal/contracts/fashion';
import { phraseOf } from './phrase.ts';

/** For whom: `who` decides the shelf, `grown` whether a child's or an adult's things are meant. */
export type Person = { who: 'men' | 'women' | 'kids' | 'anyone'; gender?: 'm' | 'f'; grown?: boolean };

const TABLE = `
men m: man, men, male, guy, gentleman, gentlemen, gent, boyfriend, bf, husband, hubby, hubsand, dad, daddy, father, papa, grandpa, grandad, granddad, grandfather, him, his, brother, uncle, dude, fella, chap, geezer, bloke, lad, groom, fiance, stepdad, mens, menswear, father in law, brother in law, son in law, gent, harold, gramps, pop, stepfather, godfather, he, bro
women f: woman, women, female, lady, ladies, girlfriend, gf, wife, wifey, mom, mum, mummy, mommy, mama, mother, grandma, gran, nanna, oma, granny, grandmother, nan, nana, her, sister, aunt, auntie, aunty, bride, fiancee, stepmom, womens, womenswear, mother in law, sister in law, daughter in law, missus, gal, bridesmaid, stepmother, godmother, she, bestie, student girl, college girl, uni girl, girl student
kids: kid, child, children, baby, toddler, infant, newborn, little one, youngster, grandchild, grandkid, grandchildren, godchild, schoolkid, pupil, preschooler, babies, for twin, for the twin, for our twin, for my twin, teenager, teen, my little, eldest, my oldest, youngest, middle one, middle child, big one, first born, firstborn
kids m: boy, son, nephew, grandson, godson, little boy, great grandson, great nephew
kids f: girl, daughter, niece, granddaughter, goddaughter, little girl, great granddaughter
anyone: friend, neighbour, neighbor, couple, parent, family, someone, somebody, partner, roommate, flatmate, cousin, secret santa, grandparent, in law, person, unisex, student
anyone grown: newlywed, colleague, coworker, boss, teacher, host, hostess, coach, doctor, nurse, postman, mailman, landlord, landlady, receptionist, secretary, hairdresser, adult, grown up, grownup, big people
`;

export const PEOPLE: ReadonlyMap<string, Person> = new Map(
  TABLE.trim()
    .split('\n')
    .flatMap((line) => {
      const [head = '', names = ''] = line.split(': ');
      const [who, gender] = head.split(' ');
      const person = { who, ...(gender === 'grown' ? { grown: true } : gender ? { gender } : {}) } as Person;
      return names.split(', ').map((name) => [phraseOf(name), person] as const);
    }),
);

/** Words that name a shelf of the shop. */
const SHELVES: Readonly<Record<Category, string>> = {
  men: 'menswear, mens section, mens department',
  women: 'womenswear, ladieswear, womens section',
  kids: 'kidswear, childrenswear, kids section, kids stuff, for kids',
  home: 'home, dorm, dorm room, my room, his room, her room, our room, their room, spare room, guest room, student room, teenage room, sitting room, house, flat, apartment, kitchen, living room, bedroom, bathroom, hall, household, interior, dining room, home essentials, dining table',
  accessories: 'accessory, accessories',
  beauty: 'beauty, cosmetics section',
  electronics: 'electronics section',
};

export const SHELF_NAMES: ReadonlyMap<string, Category> = new Map(
  (Object.entries(SHELVES) as [Category, string][]).flatMap(([category, names]) =>
    names.split(', ').map((name) => [phraseOf(name), category] as const),
  ),
);
