import type { HelpSection } from './library.ts';

/**
 * Splits a help file into sections. Each `## Title` begins a section. A line `Asked: …` under it holds the ways in
 * which people ask, which are searched and never shown. The rest is the answer.
 */
export function parseHelp(topic: string, markdown: string): HelpSection[] {
  return markdown
    .split(/^## /m)
    .slice(1)
    .map((section, index) => {
      const [title = '', ...lines] = section.split('\n');
      const asked = lines.find((line) => line.startsWith('Asked: '))?.slice('Asked: '.length) ?? '';
      const text = lines
        .filter((line) => !line.startsWith('Asked: '))
        .join('\n')
        .trim();
      return { id: `${topic}.${index}`, topic, title: title.trim(), asked, text };
    });
}
