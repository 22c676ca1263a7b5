import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import MiniSearch from 'minisearch';
import { helpTerm, helpWords, SMALL_WORDS } from '../text/help-terms.ts';

/**
 * One answer of the help text. `topic` is its file name, `asked` holds the ways in which people ask for it, `short` is
 * the id of its short text in the other languages.
 */
export type HelpSection = { id: string; topic: string; title: string; asked: string; short: string; text: string };

export type HelpLibrary = {
  sections: readonly HelpSection[];
  /**
   * Returns the sections that answer the question, the best first; none if no section contains a share of at least
   * `enough` (0 to 1) of its words.
   */
  find(question: string, enough?: number): HelpSection[];
  /** Returns the section with that title. */
  titled(title: string): HelpSection | undefined;
};

const FOUND_AT_MOST = 3;
/** Maximum number of words of a question that are searched, because each word costs time. */
const WORDS_AT_MOST = 60;
/** Minimum share of the question's words that a section must contain. */
const ENOUGH_WORDS = 0.5;

/** Weight of small words. They only distinguish questions such as "how long" and "how much". */
const SMALL_WEIGHT = 0.15;
const SMALL_TERMS = new Set([...SMALL_WORDS].map(helpTerm));

/** Returns the terms of a question without small words and bare numbers. */
const termsOf = (words: readonly string[]) =>
  new Set(words.filter((word) => !SMALL_WORDS.has(word) && /\p{L}/u.test(word)).map(helpTerm));

/** Creates a full-text index of the sections that tolerates typos. */
function createHelpLibrary(sections: readonly HelpSection[]): HelpLibrary {
  const index = new MiniSearch<HelpSection>({
    fields: ['asked', 'title'],
    tokenize: helpWords,
    processTerm: helpTerm,
    searchOptions: {
      boost: { asked: 2 },
      boostTerm: (term) => (SMALL_TERMS.has(term) ? SMALL_WEIGHT : 1),
      weights: { fuzzy: 0.3, prefix: 0.4 },
    },
  });
  index.addAll(sections);
  const known = new Set(sections.flatMap(({ asked, title }) => helpWords(`${asked} ${title}`).map(helpTerm)));
  const byId = new Map(sections.map((section) => [section.id, section]));

  return {
    sections,
    titled: (title) => sections.find((section) => section.title === title),
    find(question, enough = ENOUGH_WORDS) {
      const words = [...new Set(helpWords(question))].slice(0, WORDS_AT_MOST);
      const terms = termsOf(words);
      if (terms.size === 0) return [];
      return (
        index
          // A word that the help contains is no typo: "chart" does not match "cart".
          .search(words.join(' '), { fuzzy: (term) => (term.length > 4 && !known.has(term) ? 0.2 : false) })
          .filter(({ queryTerms }) => queryTerms.filter((term) => terms.has(term)).length / terms.size >= enough)
          .slice(0, FOUND_AT_MOST)
          .flatMap(({ id }) => byId.get(String(id)) ?? [])
      );
    },
  };
}

/**
 * Splits a help file into sections. Each `## Title` begins a section. A line `Asked: …` under it holds the ways in
 * which people ask, a line `Short: …` the id of its short text. They are never shown. The rest is the answer.
 */
function parseHelp(topic: string, markdown: string): HelpSection[] {
  return markdown
    .split(/^## /m)
    .slice(1)
    .map((section, index) => {
      const [title = '', ...lines] = section.split('\n');
      const textAfter = (name: string) => lines.find((line) => line.startsWith(name))?.slice(name.length) ?? '';
      const text = lines
        .filter((line) => !/^(?:Asked|Short): /.test(line))
        .join('\n')
        .trim();
      const [asked, short] = [textAfter('Asked: '), textAfter('Short: ')];
      return { id: `${topic}.${index}`, topic, title: title.trim(), asked, short, text };
    });
}

/** Reads the help text from a folder of Markdown files. */
async function readHelp(folder: string): Promise<HelpSection[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  return files.flatMap((name, index) => parseHelp(name.replace(/\.md$/, ''), texts[index] ?? ''));
}

/** Opens the library of the help text in `svc-chat/help`. */
export const openHelp = async (): Promise<HelpLibrary> =>
  createHelpLibrary(await readHelp(join(import.meta.dirname, '../../help')));
