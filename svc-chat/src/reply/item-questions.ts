import type { Size } from '@ethereal/contracts/fashion';
import type { Good } from '../shelf/good.ts';
import { type Aspect, aspectIn } from '../understand/aspects.ts';
import { answerWords } from './item.ts';

const BETWEEN = /\s*[,;?.]\s*|\s+(?:and|also|plus|but|or)\s+/;

/** The questions that one sentence asks of an item, each with what it is about: "is it cotton and does it come in M?" */
export function questionsIn(question: string): { question: string; aspect: Aspect }[] {
  const asked = new Map<Aspect, string>();
  for (const clause of question.split(BETWEEN)) {
    const aspect =
      aspectIn(clause) ??
      (/\b(?:lined|pockets?|zip|stretch\w*|waterproof)\b/.test(clause) ? 'details' : undefined);
    if (aspect && !asked.has(aspect)) asked.set(aspect, clause);
  }
  return [...asked].map(([aspect, clause]) => ({ question: clause, aspect }));
}

/** The answer to all that is asked of an item, each question by itself where there are several. */
export function answersWords(
  good: Good,
  question: string,
  aspect: Aspect | undefined,
  size: Size | undefined,
): string {
  const questions = questionsIn(question);
  if (questions.length < 2) return answerWords(good, question, aspect, size);
  const answers = questions.map((one) =>
    answerWords(good, one.question, one.aspect, one.aspect === 'sizes' ? size : undefined),
  );
  if (size && !questions.some((one) => one.aspect === 'sizes'))
    answers.push(answerWords(good, question, 'sizes', size));
  return [...new Set(answers.filter(Boolean))].join(' ');
}
