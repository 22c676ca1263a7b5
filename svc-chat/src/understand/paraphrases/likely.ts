import { type Mark, marksOf } from '../marks.ts';
import type { Own } from '../own.ts';
import { prepare, type Token } from '../prepare.ts';
import type { SmallTalk } from '../small-talk.ts';
import { type Features, featuresOf, frameOf } from './features.ts';
import { GOODS_PARAPHRASES } from './goods.ts';
import { HELP_PARAPHRASES } from './help.ts';
import { type Judgement, learn } from './learn.ts';
import { OTHERS_PARAPHRASES } from './others.ts';
import { OWN_PARAPHRASES } from './own.ts';
import { paraphrasesIn } from './paraphrases-in.ts';
import { TALK_PARAPHRASES } from './talk.ts';
import { ANNOUNCED_PARAPHRASES, TOLD_PARAPHRASES } from './told.ts';

/** What a message may be about, as far as its wording tells. */
export type Likely = {
  about: Own | 'others' | 'help' | 'goods' | 'item' | SmallTalk | 'world';
  /** From 0 to 1. */
  share: number;
};

/** Paraphrases are written without typos. */
const AS_WRITTEN = { correctAll: (words: readonly string[]) => [...words] };

const learnt = (
  paraphrases: readonly { id: string; text: string }[],
  read: (tokens: readonly Token[], marks: readonly Mark[]) => Features = featuresOf,
): Judgement =>
  learn(
    paraphrases.map(({ id, text }) => {
      const { tokens } = prepare(text, AS_WRITTEN);
      return { id, features: read(tokens, marksOf(tokens)) };
    }),
  );

const judgeAbout = learnt([
  ...paraphrasesIn(OWN_PARAPHRASES),
  ...paraphrasesIn(`# others${OTHERS_PARAPHRASES}`),
  ...paraphrasesIn(HELP_PARAPHRASES).map(({ text }) => ({ id: 'help', text })),
  ...paraphrasesIn(GOODS_PARAPHRASES),
  ...paraphrasesIn(TALK_PARAPHRASES),
]);
const judgeSection = learnt(paraphrasesIn(HELP_PARAPHRASES));

const likeliest = (shares: Iterable<readonly [id: string, share: number]>) =>
  [...shares].reduce((one, other) => (other[1] > one[1] ? other : one));

/** What a message is most likely about. */
export function likelyAbout(tokens: readonly Token[], marks: readonly Mark[]): Likely {
  const [about, share] = likeliest(judgeAbout(featuresOf(tokens, marks)));
  return { about: about as Likely['about'], share };
}

const judgeWanted = learnt(
  [GOODS_PARAPHRASES, ANNOUNCED_PARAPHRASES, TALK_PARAPHRASES, TOLD_PARAPHRASES].flatMap(paraphrasesIn),
  frameOf,
);

/**
 * How likely a message asks for goods or of one, from 0 to 1, rather than tells something, says it in passing or asks it
 * of the world; and what it is if it does not.
 */
export function likelyWanted(
  tokens: readonly Token[],
  marks: readonly Mark[],
): { wanted: number; otherwise: SmallTalk | 'world' } {
  const { goods = 0, item = 0, ...talk } = Object.fromEntries(judgeWanted(frameOf(tokens, marks)));
  const [otherwise] = likeliest(Object.entries(talk));
  return { wanted: goods + item, otherwise: otherwise as SmallTalk | 'world' };
}

/** The title of the help section that a question is most likely answered by. */
export function likelySection(
  tokens: readonly Token[],
  marks: readonly Mark[],
): { section: string; share: number } {
  const [section, share] = likeliest(judgeSection(featuresOf(tokens, marks)));
  return { section, share };
}
