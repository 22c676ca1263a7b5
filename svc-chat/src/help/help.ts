import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * One answer of the help text. `topic` is its file name, `asked` holds the ways in which people ask for it, `short` is
 * the id of its short text in the other languages, `own` the states of the caller's order lines that the answer shows.
 */
export type HelpSection = { topic: string; title: string; asked: string; short: string; own: string; text: string };

/** The sections of the help text by their titles, which the learned classifier of questions returns. */
export type HelpLibrary = ReadonlyMap<string, HelpSection>;

/**
 * Splits a help file into sections. Each `## Title` begins a section. A line `Asked: …` under it holds ways in
 * which people ask, a line `Short: …` the id of its short text, a line `Own: …` states of order lines. They are never
 * shown. The rest is the answer.
 */
function parseHelp(topic: string, markdown: string): HelpSection[] {
  return markdown
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [title = '', ...lines] = section.split('\n');
      const textAfter = (name: string) =>
        lines.flatMap((line) => (line.startsWith(name) ? [line.slice(name.length)] : [])).join('; ');
      const text = lines
        .filter((line) => !/^(?:Asked|Short|Own): /.test(line))
        .join('\n')
        .trim();
      const [asked, short, own] = [textAfter('Asked: '), textAfter('Short: '), textAfter('Own: ')];
      return { topic, title: title.trim(), asked, short, own, text };
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
