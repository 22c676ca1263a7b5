import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '../language/language.ts';

/** Ways in which people ask for a section, by language. */
type Asked = Readonly<Record<Language, readonly string[]>>;

/**
 * One answer of the help text. `topic` is its file name, `short` is the id of its short text in the other languages,
 * `own` the states of the caller's order lines that the answer shows.
 */
export type HelpSection = { topic: string; title: string; asked: Asked; short: string; own: string; text: string };

/** The sections of the help text by their titles, which the learned classifier of questions returns. */
export type HelpLibrary = ReadonlyMap<string, HelpSection>;

/**
 * Splits a help file into sections. Each `## Title` begins a section. Lines under it that are never shown hold ways in
 * which people ask (`Asked: …; …`, `Asked de: …`), the id of its short text (`Short: …`) and states of order lines
 * (`Own: …`). The rest is the answer.
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
        .filter((line) => !/^(?:Asked(?: \w\w)?|Short|Own): /.test(line))
        .join('\n')
        .trim();
      const askedIn = (name: string) => textAfter(name).split('; ').filter(Boolean);
      const [en, de, fr, es] = [askedIn('Asked'), askedIn('Asked de'), askedIn('Asked fr'), askedIn('Asked es')];
      const [short, own] = [textAfter('Short'), textAfter('Own')];
      return { topic, title: title.trim(), asked: { en, de, fr, es }, short, own, text };
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
