const BEGIN = '<!-- Written by `npm run manifests` from the first sentence of each README: -->';
const END = '<!-- until here -->';
const BLOCK = new RegExp(`${BEGIN}\n[^]*?${END}`);

/** Input: our own READMEs. Matches the first sentence below the title. */
const FIRST_SENTENCE = /^# .*\n\s*((?:[^.]|\.(?!\s))+\.)(?=\s)/;

function row(area: string, textOf: TextOf): string {
  const [, sentence = ''] = FIRST_SENTENCE.exec(textOf(`${area}/README.md`)) ?? [];
  if (sentence === '') throw new Error(`${area}/README.md has no sentence below its title.`);
  const words = sentence.replaceAll(/\s+/g, ' ').replaceAll('|', String.raw`\|`);
  return `| [${area}](../${area}/README.md) | ${words} |`;
}

/** Returns a document with its list of areas replaced. @throws Error when it has none */
export function withAreas(document: string, areas: readonly string[], textOf: TextOf): string {
  if (!BLOCK.test(document)) throw new Error(`A document has no block from ${BEGIN} to ${END}`);
  const rows = areas.map((area) => row(area, textOf));
  const table = ['| area | |', '|---|---|', ...rows].join('\n');
  return document.replace(BLOCK, () => `${BEGIN}\n\n${table}\n\n${END}`);
}
