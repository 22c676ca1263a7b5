import type { AnswerPart } from '../answer/answer.ts';
import type { ShownItem } from '../conversations/conversation.ts';
import { PHRASES } from '../language/phrases.ts';
import { linkTo } from '../reply/items.ts';
import { inTurn, UNKNOWN } from '../reply/texts.ts';
import { escapeMarkdown } from '../text/markdown.ts';
import { pieces, say, type Talk } from './talk.ts';
import { sectionWords } from './topics.ts';

/** What is asked about the shop in no way that is known must be in a section nearly word for word. */
const NEARLY_ALL = 0.67;
/** Where a word says that it is about the shop, the rest of the question may be about anything. */
export const A_PART = 0.15;

const NEXT_STEPS = `Here are [all items](/ethereal/all) that we have, or tell me what you'd like to wear, give or put into your home.`;

/** What of the shop comes nearest to what it does not sell. */
const NEAREST: readonly (readonly [as: RegExp, near: string])[] = [
  [
    /food|drinks|household|tools|flowers/,
    'For the kitchen and the table there is [Home Essentials](/ethereal/categories/home).',
  ],
  [/medicine/, 'For skin and hair there is [Beauty](/ethereal/categories/beauty).'],
  [
    /instruments|software|games|chargers/,
    'For sound, games and desks there is [Electronics](/ethereal/categories/electronics).',
  ],
  [/sports/, 'To move in, there are sneakers, shorts and T-shirts: just ask me for them.'],
  [
    /stationery|books/,
    'For a desk or a reader there are reading glasses, a lamp and a clock: just ask me for them.',
  ],
];

/** That a thing is not to be had here. */
export function notSoldWords({ what, as }: { what: string; as: string | undefined }): string {
  const said = `“${escapeMarkdown(what)}”`;
  const near = NEAREST.find(([pattern]) => as !== undefined && pattern.test(as))?.[1];
  return as
    ? `We don't sell ${as}, so I couldn't find ${said} here. Ethereal has clothes, shoes, accessories, beauty, toys, electronics and things for the home. ${near ? `${near} ` : ''}${NEXT_STEPS}`
    : `I couldn't find ${said}: it seems that we don't sell that. ${NEXT_STEPS}`;
}

/** What only the shopper can do. */
export const actionWords = (item: ShownItem | undefined) =>
  `I can't put things into your cart or order for you. ${item ? `Open ${linkTo(item)}, choose` : 'Open the item, choose'} a size and a quantity and press _Add to Cart_; the heart beside it keeps it under [Favourites](/ethereal/favorites).`;

/** What the help pages say. */
export async function* help(
  question: string,
  talk: Talk,
  enough?: number,
  section?: string,
  otherwise?: string,
): AsyncIterable<AnswerPart> {
  const [best] = [
    ...talk.tools.shopHelp(section ?? sectionWords(question), enough),
    ...(otherwise ? talk.tools.shopHelp(otherwise) : []),
  ];
  if (!best) return yield* unknown(question, talk, true);
  for (const sentence of best.text.match(/[^\n]*?[.?!](?:\s+|$)|[^\n]+\n*|\n+/g) ?? []) yield say(sentence);
  yield { type: 'remember', memory: { ...talk.memory, helped: best.title } };
}

/** What nobody has an answer to, unless the help pages nearly say it. */
export async function* unknown(clean: string, talk: Talk, asked = false): AsyncIterable<AnswerPart> {
  if (talk.language !== 'en') return yield* pieces([PHRASES[talk.language].unknown], talk);
  if (!asked && talk.tools.shopHelp(clean, NEARLY_ALL).length > 0)
    return yield* help(clean, talk, NEARLY_ALL);
  yield say(inTurn(UNKNOWN, talk.turn));
}
