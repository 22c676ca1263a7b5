import type { Answer } from '../../answer/answer.ts';
import type { Memory } from '../../conversations/conversation.ts';
import type { HelpSection } from '../../help/library.ts';
import type { Tools } from '../../tools/tools.ts';
import { ITEMS } from '../catalogue-items.ts';
import type { Right, WrittenQuestion } from './questions.ts';

const LINE = /\[((?:\\.|[^\]\\])+)\]\(\/ethereal\/categories\/(\w+)\/([0-9a-f]{24})\) – \$([\d,.]+)/g;

/** The items that an answer names. One that is not in the catalogue just so is an invention. */
function itemsNamed(text: string): { names: string[]; invented: boolean } {
  const found = [...text.matchAll(LINE)].map(([, name = '', category, id, price = '']) => {
    const item = ITEMS.find(({ _id }) => _id === id);
    const true_ =
      item?.name === name.replaceAll('\\', '') &&
      item.category === category &&
      item.price === Number(price.replace(',', ''));
    return { name: item?.name ?? name, true_ };
  });
  return { names: found.map(({ name }) => name), invented: found.some(({ true_ }) => !true_) };
}

function isRight(text: string, right: Right, sections: readonly HelpSection[]): boolean {
  const { names, invented } = itemsNamed(text);
  if (invented) return false;
  if ('items' in right) {
    return names.length === right.items.length && right.items.every((name) => names.includes(name));
  }
  if ('has' in right) {
    return (
      right.has.every((name) => names.includes(name)) &&
      !(right.lacks ?? []).some((name) => names.includes(name))
    );
  }
  if ('help' in right) return text === sections.find(({ title }) => title === right.help)?.text;
  if ('unknown' in right)
    return names.length === 0 && /don't know/.test(text) && text.includes('/ethereal/contact');
  return right.says.test(text) && !(right.noItems && names.length > 0);
}

/** Asks one written question and says whether the last answer is right. */
export async function askWritten(
  answer: Answer,
  tools: Tools,
  sections: readonly HelpSection[],
  { ask, right }: WrittenQuestion,
): Promise<{ right: boolean; text: string }> {
  let memory: Memory = {};
  let text = '';
  for (const message of [ask].flat()) {
    text = '';
    const question = { owner: 'guest:one', message, turns: [], memory, signal: new AbortController().signal };
    for await (const part of answer(question, tools)) {
      if (part.type === 'content') text += part.content;
      if (part.type === 'remember') memory = part.memory;
    }
  }
  return { right: isRight(text, right, sections), text };
}
