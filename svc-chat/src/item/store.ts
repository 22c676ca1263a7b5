import type { Item } from '@ethereal/contracts/items';
import type { Talk } from '../assistant/talk.ts';
import { escapeMarkdown } from '../text/markdown.ts';
import { bestSentence } from './description.ts';

/** Returns the store of an item, with the sentence of its own text that answers the question; only in English. */
export async function storeOf({ user }: Item, { tools, language, reading }: Talk) {
  const store = language === 'en' ? await tools.store(user) : undefined;
  const name = escapeMarkdown(store?.name ?? '');
  const sentence = store?.about && bestSentence({ name, description: store.about }, reading, '');
  return store && { name, writes: sentence ? ` ${name} writes: “${escapeMarkdown(sentence)}”` : '' };
}

/** Returns the sentence of the store that sells the open or focused item about a question; blank if there is none. */
export async function writtenByStore(talk: Talk): Promise<string> {
  const { open, memory, tools } = talk;
  const [item] = open ? [open] : memory.focus ? await tools.items([memory.focus._id]).catch(() => []) : [];
  return (item && (await storeOf(item, talk))?.writes) ?? '';
}
