import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '../language/language.ts';
import { termsOf } from '../text/words.ts';

/** Ways in which people ask for a section, by language. */
type Asked = Readonly<Record<Language, readonly string[]>>;

/**
 * One answer of the help text. `topic` is its file name, `short` is the id of its short text in the other languages,
 * `own` the states of the caller's order lines that the answer shows, `then` the answer when the section is asked about
 * once more.
 */
export type HelpSection = {
  topic: string;
  title: string;
  asked: Asked;
  short: string;
  own: string;
  then: string;
  text: string;
};

/** Section that answers questions about risks of using a thing. */
export const USING_SAFELY = 'Using things safely';

/** The sections of the help text by their titles, which the learned classifier of questions returns. */
export type HelpLibrary = ReadonlyMap<string, HelpSection>;

/**
 * Splits a help file into sections. Each `## Title` begins a section. Lines under it hold ways in which people ask
 * (`Asked: …; …`, `Asked de: …`), the id of its short text (`Short: …`), states of order lines (`Own: …`) and the
 * answer to further questions (`Then: …`). The rest is the answer.
 */
function parseHelp(topic: string, markdown: string): HelpSection[] {
  return markdown
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [title = '', ...lines] = section.split('\n');
      const textAfter = (name: string) =>
        lines.flatMap((line) => (line.startsWith(`${name}: `) ? [line.slice(name.length + 2)] : [])).join('; ');
      const text = lines
        .filter((line) => !/^(?:Asked(?: \w\w)?|Short|Own|Then): /.test(line))
        .join('\n')
        .trim();
      const askedIn = (name: string) => textAfter(name).split('; ').filter(Boolean);
      const [en, de, fr, es] = [askedIn('Asked'), askedIn('Asked de'), askedIn('Asked fr'), askedIn('Asked es')];
      const [short, own, then] = [textAfter('Short'), textAfter('Own'), textAfter('Then')];
      return { topic, title: title.trim(), asked: { en, de, fr, es }, short, own, then, text };
    });
}

/** Opens the library of the help text in `svc-chat/help`. */
export async function openHelp(): Promise<HelpLibrary> {
  const folder = join(import.meta.dirname, '../../help');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  const sections = files.flatMap((name, at) => parseHelp(name.replace(/\.md$/, ''), texts[at] ?? ''));
  return new Map(sections.map((section) => [section.title, section]));
}

/** Beginning of a point in a text: a sentence that starts with bold words. */
const POINT = /(?<=^|[.!?] )(?=\*\*)/;
const LEAD = /^\*\*([^*]+)\*\*/;
/** Minimum number of letters of a term that begins another one: "warm" and "warmer". */
const BEGINNING = 4;

const isAlike = (one: string, other: string): boolean =>
  one === other ||
  (Math.min(one.length, other.length) >= BEGINNING && (one.startsWith(other) || other.startsWith(one)));

/** Returns the points of a paragraph whose bold words a question names, those that name the most first; else all. */
function namedPoints(paragraph: string, asked: readonly string[]): readonly string[] {
  const all = paragraph.split(POINT).map((point) => point.trim());
  const points = all.map((point) => {
    const lead = termsOf(LEAD.exec(point)?.[1] ?? '');
    return { point, named: asked.filter((term) => lead.some((one) => isAlike(one, term))) };
  });
  const covered = new Set<string>();
  const kept = points
    .toSorted((one, other) => other.named.length - one.named.length)
    .filter(({ named }) => {
      const isNew = named.some((term) => !covered.has(term));
      for (const term of named) covered.add(term);
      return isNew;
    });
  return kept.length > 0 ? kept.map(({ point }) => point) : all;
}

/** Returns a text with those of its points that a question is about: "which wrinkles less" keeps "**Wrinkles**: …". */
export const pointsFor = (text: string, question: string): string =>
  text
    .split('\n\n')
    .map((paragraph) => namedPoints(paragraph, termsOf(question)).join(' '))
    .join('\n\n');
