import { strToU8, zipSync } from 'fflate';

/** Returns a workbook of one sheet with these rows, as XML. */
export function workbookOf(rows: string, more: Record<string, Uint8Array> = {}): Uint8Array {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships';
  return zipSync({
    '[Content_Types].xml': strToU8('<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'),
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': strToU8(`<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`),
    ...more,
  });
}

/**
 * Returns a generator of numbers from 0 to 1, the same ones for the same seed (mulberry32 by Tommy Ettinger, public
 * domain).
 */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type HostileFile = { kind: string; table: Uint8Array; pictures?: Uint8Array };

const TABLE = strToU8('Item number,Name,Image 1\n1,Shirt,a.png\n');
const HEADER = '<row r="1"><c r="A1" t="inlineStr"><is><t>Item number</t></is></c></row>';

const noise = (random: () => number, length: number) => Uint8Array.from({ length }, () => Math.floor(random() * 256));

function damaged(random: () => number, bytes: Uint8Array): Uint8Array {
  const copy = bytes.slice();
  for (let hit = 0; hit < 8; hit++) copy[Math.floor(random() * copy.length)] = Math.floor(random() * 256);
  return copy;
}

const letters = (random: () => number, maxLength: number) =>
  Array.from({ length: 1 + Math.floor(random() * maxLength) }, () =>
    String.fromCharCode(65 + Math.floor(random() * 26)),
  ).join('');

/** Ways in which a file may harm its reader, each of any size. */
const KINDS: Readonly<Record<string, (random: () => number) => Omit<HostileFile, 'kind'>>> = {
  'a cell far out': (random) => ({
    table: workbookOf(
      `${HEADER}<row><c r="${letters(random, 8)}${Math.floor(random() * 10 ** (2 + 8 * random()))}"><v>1</v></c></row>`,
    ),
  }),
  'a workbook that swells': (random) => ({
    table: workbookOf(`${HEADER}${'<row><c><v>1</v></c></row>'.repeat(Math.floor(random() * 300_000))}`),
  }),
  'cells without end': (random) => ({
    table: strToU8(`Item number\n1${',x'.repeat(Math.floor(random() * 500_000))}`),
  }),
  'lines without end': (random) => ({
    table: strToU8(`Item number\n${'1\n'.repeat(Math.floor(random() * 500_000))}`),
  }),
  'quotes without end': (random) => ({
    table: strToU8(`Item number,Name\n${'"'.repeat(Math.floor(random() * 500_000))}`),
  }),
  'nested XML': (random) => ({
    table: workbookOf(`${HEADER}${'<row>'.repeat(Math.floor(random() * 100_000))}`),
  }),
  noise: (random) => ({ table: noise(random, Math.floor(random() * 200_000)) }),
  'a damaged workbook': (random) => ({
    table: damaged(random, workbookOf(`${HEADER}<row><c r="A2"><v>1</v></c></row>`)),
  }),
  'a ZIP of many names': (random) => {
    const count = Math.floor(random() * 8_000);
    const name = 'n'.repeat(1 + Math.floor(random() * 100));
    const entries = Array.from({ length: count }, (_, at) => [`${name}/${at % 7}/${at}.png`, new Uint8Array(0)]);
    return { table: TABLE, pictures: zipSync(Object.fromEntries(entries), { level: 0 }) };
  },
  'a damaged ZIP': (random) => ({
    table: TABLE,
    pictures: damaged(random, zipSync({ 'a.png': noise(random, 1000) })),
  }),
};

/** Returns the form that uploads the file as an import. */
export function formOf({ table, pictures }: HostileFile): FormData {
  const form = new FormData();
  form.append('file', new File([Uint8Array.from(table)], 'items.csv'));
  if (pictures) form.append('pictures', new File([Uint8Array.from(pictures)], 'pictures.zip'));
  return form;
}

/** Generates hostile tables and archives, the same ones for the same seed. */
export function* hostileFiles(count: number, seed: number): Generator<HostileFile> {
  const random = randomOf(seed);
  const kinds = Object.entries(KINDS);
  for (let made = 0; made < count; made++) {
    const [kind, make] = kinds[made % kinds.length] ?? [];
    if (kind && make) yield { kind, ...make(random) };
  }
}
