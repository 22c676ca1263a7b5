import { stemsOf } from '../../lexicon/phrase.ts';
import { kindsIn } from '../item-meant.ts';

const PET = `(?:dogs?|pupp(?:y|ies)|cats?|kittens?|pets?|horses?|pon(?:y|ies)|rabbits?|hamsters?|budgies?|parrots?|guinea pigs?)`;
const SPORTS = `(?:football|soccer|rugby|golf|ski|skiing|snowboard|snowboarding|cycling|climbing|riding|ice|roller|swim|swimming|diving|bowling|tap|cricket|hockey|baseball|boxing|safety|steel toe)`;
const CONSOLE = String.raw`(?:ps ?[2-6]|playstation(?: \d)?|xbox(?: \w+)?|nintendo(?: switch)?|switch|wii|pc|steam|video|computer|console)`;

/** Things whose noun is sold here, and which are not: beds for dogs, boots for football. */
const COMPOUNDS: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      String.raw`\b${PET} (?:beds?|baskets?|bowls?|coats?|jackets?|sweaters?|jumpers?|clothes|toys?|blankets?|mattress(?:es)?|shampoo|brush(?:es)?|boots|outfits?|furniture|collars?|leads?|leash(?:es)?|food|treats|carriers?|cushions?|sofas?|costumes?|harness(?:es)?|sadd?les?)\b`,
    ),
    'things for animals',
  ],
  [
    new RegExp(
      String.raw`\b(?:beds?|baskets?|bowls?|coats?|jackets?|sweaters?|jumpers?|clothes|clothing|toys?|blankets?|shampoo|collars?|leads?|leash(?:es)?|umbrellas?|hats?|raincoats?|brush(?:es)?) for (?:(?:my|our|the|an?|his|her|small|big|little) ){0,2}${PET}\b`,
    ),
    'things for animals',
  ],
  [
    new RegExp(
      String.raw`\b${SPORTS} (?:boots?|shoes?|cleats|skates?|gloves?|helmets?|balls?|bats?|rackets?|clubs|goggles|sticks?|pads|spikes)\b`,
    ),
    'sports equipment',
  ],
  [
    /(?<!\b(?:do i|does it|is there|are there|does this|will i) (?:\w+ ){0,3})\b(?:sim ?cards?|cases?|chargers?|charging cables?|cables?|batter(?:y|ies)|screen protectors?|adapt(?:er|or)s?|ink|cartridges?|lens caps?|mounts?|stands?|holders?|spare parts?|bulbs?|strings?) (?:\w+ )?for (?:my|our|his|her|an?) (?:\w+ )?(?:phones?|telephones?|mobile|iphone|tablet|ipad|laptop|computer|camera|watch|radio|printer|guitar|hearing aids?|remote|torch|scales?|car|bike|console|keyboard|headphones|lamp)\b/,
    'chargers, cables or spare parts',
  ],
  [new RegExp(String.raw`\b${CONSOLE} games?\b`), 'video games or consoles'],
  [
    /\b(?:do you (?:have|sell|stock|carry|do)|got|selling|buy|need|want) (?:any |an? |the |some )?(?:new )?(?:ps ?[2-6]|playstation(?: \d)?|xbox(?: (?:one|series \w))?|nintendo(?: switch)?|game consoles?|consoles?|wii)[?!. ]*$/,
    'video games or consoles',
  ],
];
const WANTS =
  /\b(?:do|does|did|can|could|would|are|is|have|has|got|you|where|i|we|looking|any)\b.*\b(?:sell|selling|have|carry|stock|offer|order|buy|get|want|need|looking|searching|got|find|do|after|any)\b|^(?:any|got|sell|need|want|looking|searching|after)\b/;

/** A thing that is not sold though the noun of it is, when it is what is asked for. */
export function compoundNotSold(clean: string): { what: string; as: string } | undefined {
  for (const [pattern, as] of COMPOUNDS) {
    const found = pattern.exec(clean)?.[0];
    if (!found) continue;
    // "no leather, for my dog beds": nothing else may be sought beside it.
    const rest = clean.replace(found, ' ');
    const bare = rest.replace(/[^a-z]/g, '').length < 4;
    if ((bare || WANTS.test(clean)) && kindsIn(stemsOf(rest)).length === 0) return { what: found.trim(), as };
  }
  return undefined;
}
