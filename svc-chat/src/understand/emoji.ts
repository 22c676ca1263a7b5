import { createRequire } from 'node:module';
import { isKindOf } from '../lexicon/kinds.ts';
import { stemsOf } from '../lexicon/phrase.ts';
import { kindsIn } from './item-meant.ts';

/** Goods and people that a picture stands for, where its first keyword says something else. */
const OWN: Readonly<Record<string, string>> = {
  '💰': '$',
  '💵': '$',
  '💲': '$',
  '👗': 'dress',
  '👔': 'shirt tie',
  '👕': 'tshirt',
  '👖': 'jeans',
  '🧥': 'coat',
  '🧦': 'socks',
  '👠': 'heels',
  '👡': 'sandals',
  '👢': 'boots',
  '👞': 'dress shoes',
  '👟': 'sneakers',
  '🥿': 'flats',
  '👒': 'hat',
  '🎩': 'top hat',
  '🧢': 'cap',
  '👙': 'bikini',
  '🩱': 'swimsuit',
  '🩳': 'shorts',
  '🧣': 'scarf',
  '🧤': 'gloves',
  '👜': 'handbag',
  '👛': 'purse',
  '👝': 'clutch',
  '🎒': 'backpack',
  '🧳': 'suitcase',
  '🕶': 'sunglasses',
  '🕶️': 'sunglasses',
  '👓': 'glasses',
  '💍': 'ring',
  '⌚': 'watch',
  '☂️': 'umbrella',
  '☔': 'umbrella',
  '🌂': 'umbrella',
  '💄': 'lipstick',
  '💅': 'nail polish',
  '🧴': 'lotion',
  '🧼': 'soap',
  '🪒': 'razor',
  '🪥': 'toothbrush',
  '🛋️': 'sofa',
  '🛋': 'sofa',
  '🪑': 'chair',
  '🛏️': 'bed',
  '🛏': 'bed',
  '🛁': 'bathtub',
  '🏺': 'vase',
  '🪞': 'mirror',
  '🕰️': 'clock',
  '🕯️': 'candle',
  '🕯': 'candle',
  '🪴': 'plant',
  '🫖': 'teapot',
  '☕': 'coffee cup',
  '🍷': 'wine glass',
  '🥣': 'bowl',
  '🧺': 'basket',
  '🧶': 'knitting kit',
  '🎧': 'headphones',
  '💻': 'laptop',
  '📷': 'camera',
  '📸': 'camera',
  '⌨️': 'keyboard',
  '🖱️': 'mouse',
  '📻': 'radio',
  '🎙️': 'microphone',
  '🎤': 'microphone',
  '🎮': 'game controller',
  '⏰': 'alarm clock',
  '☎️': 'telephone',
  '📺': 'television',
  '🧸': 'teddy bear',
  '🪆': 'nesting dolls',
  '🪁': 'kite',
  '🛴': 'kick scooter',
  '🧮': 'counting frame',
  '👶': 'baby',
  '👧': 'girl',
  '👦': 'boy',
  '👩': 'woman',
  '👨': 'man',
  '🎁': 'gift',
  '🎂': 'birthday',
  '🎄': 'christmas',
  '💒': 'wedding',
  '👰': 'wedding',
  '🏖️': 'beach',
  '🏖': 'beach',
  '⛷️': 'ski',
  '🌧️': 'rain',
  '❄️': 'winter',
  '☀️': 'summer',
  '🐑': 'wool',
  '🐄': 'leather',
  '👋': 'hello',
  '🙏': 'please',
  '❤️': '',
  '😍': '',
  '😎': '',
  '✌️': '',
  '😊': '',
  '🙂': '',
  '😂': '',
  '😭': '',
  '🔥': '',
  '💕': '',
  '🥰': '',
  '👍': 'ok',
  '🚫': 'no',
  '❌': 'no',
  '📦': 'my package',
  '🖤': 'black',
  '🤍': 'white',
  '💙': 'blue',
  '💚': 'green',
  '💛': 'yellow',
  '💜': 'purple',
  '🤎': 'brown',
  '🧡': 'orange',
  '🔴': 'red',
  '🔵': 'blue',
  '🟢': 'green',
  '⚫': 'black',
  '⚪': 'white',
};
/** Keywords of every other picture. */
const require = createRequire(import.meta.url);
const KEYWORDS: Readonly<Record<string, readonly string[]>> = require('emojilib');
const PICTURE =
  /\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\u{FE0F})?(?:\u{200D}\p{Extended_Pictographic}\u{FE0F}?)*/gu;
/** A face or a gesture says how somebody feels, not what they look for. */
const FEELING = /face|smil|hand|finger|heart|gesture|emotion|people|person|love|happy|sad|angry/;

/** Faces made of signs: ":)", ";-D", "^_^", "<3". */
const FACE =
  /(?<=^|[\s\p{L}.!?,])(?:[:;=]['’]?[-o]?[)(\][DPpOo|/\\*]+|\^_*\^|<3+|[xX]D+|[-oO>][_.][-oO<]|¯\\_\(ツ\)_\/¯)(?=$|[\s.!?,])/gu;

/** "your jewellery 💍": a picture of what the words name more widely adorns them, and narrows nothing. */
const adorns = (words: string, kinds: readonly string[]): boolean =>
  kindsIn(stemsOf(words)).some((kind) => kinds.some((named) => isKindOf(kind, named)));

/** The text without its pictures; undefined where it has none. */
export const withoutPictures = (text: string): string | undefined => {
  const plain = text.replace(PICTURE, ' ').trim();
  return plain === text.trim() ? undefined : plain;
};

/** The text with its pictures in words, and without faces. */
export function withoutEmoji(text: string): string {
  const faceless = text.replace(FACE, ' ');
  const words = withoutPictures(text);
  if (words === undefined) return faceless;
  const kinds = kindsIn(stemsOf(words));
  return faceless.replace(PICTURE, (picture) => {
    const plain = picture.replace(/\u{FE0F}|\p{Emoji_Modifier}/gu, '');
    const own = OWN[picture] ?? OWN[plain] ?? OWN[`${plain}\u{FE0F}`];
    if (own !== undefined) return adorns(own, kinds) ? ' ' : ` ${own} `;
    const [first = '', ...others] = KEYWORDS[plain] ?? KEYWORDS[`${plain}\u{FE0F}`] ?? [];
    return [first, ...others].some((word) => FEELING.test(word)) ? ' ' : ` ${first.replaceAll('_', ' ')} `;
  });
}
