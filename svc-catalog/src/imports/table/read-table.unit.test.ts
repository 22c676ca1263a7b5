import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MAX_IMPORT_ROWS } from '@ethereal/contracts/imports';
import { unescapedCell } from '@ethereal/service-kit/spreadsheet-text';
import { testLogger } from '@ethereal/service-kit/testing/harness';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { workbookOf } from '../../testing/hostile-files.ts';
import { noteOnUnknown } from './columns.ts';
import { readTable } from './read-table.ts';
import { createTableReader } from './table-reader.ts';
import { createTableWriter } from './table-writer.ts';
import { writeTable } from './write-table.ts';

let folder: string;
let made = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tables-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function read(bytes: Uint8Array | string, how = readTable) {
  const path = join(folder, String(made++));
  await writeFile(path, bytes);
  return how(path);
}
const rowsOf = async (bytes: Uint8Array | string) => (await read(bytes)).rows.map(({ cells }) => cells);
const faultOf = (bytes: Uint8Array | string) =>
  read(bytes).then(
    () => 'none',
    (error: Error) => error.message,
  );

const CSV = 'Item number,Name\n1,Café “Größe”\n';
const expected = [{ number: '1', name: 'Café “Größe”' }];
const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16();
const western = Buffer.from([
  ...Buffer.from('Item number,Name\n1,Caf'),
  0xe9,
  0x20,
  0x93,
  ...Buffer.from('Gr'),
  0xf6,
  0xdf,
  0x65,
  0x94,
  0x0a,
]);

describe('a text file', () => {
  test.each([
    ['UTF-8', Buffer.from(CSV), 'utf-8'],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${CSV}`), 'utf-8'],
    ['UTF-16 with a mark', Buffer.from(`\uFEFF${CSV}`, 'utf16le'), 'utf-16le'],
    ['UTF-16 the other way round', utf16be(`\uFEFF${CSV}`), 'utf-16be'],
    ['UTF-16 without a mark', Buffer.from(CSV, 'utf16le'), 'utf-16le'],
    ['Windows-1252', western, 'windows-1252'],
  ])('reads %s', async (_name, bytes, encoding) => {
    const table = await read(bytes);
    expect([table.encoding, table.rows.map(({ cells }) => cells)]).toEqual([encoding, expected]);
  });

  test.each([',', ';', '\t'])('accepts %j as separator', async (separator) => {
    const cell = separator === ',' ? 'a;b' : 'a,b';
    const text = [
      ['number', 'Name', 'Description'],
      ['7', cell, 'x'],
    ];
    expect(await rowsOf(text.map((line) => line.join(separator)).join('\r\n'))).toEqual([
      { number: '7', name: cell, description: 'x' },
    ]);
  });

  test('reads quotes, doubled quotes and line breaks in cells, and counts rows as spreadsheets do', async () => {
    const { rows } = await read('Item number,Name\n"1","say ""hi"", or\nnot"\n\n2,two\n');
    expect(rows).toEqual([
      { line: 2, cells: { number: '1', name: 'say "hi", or\nnot' }, formulas: [], dates: [], surplus: [] },
      { line: 4, cells: { number: '2', name: 'two' }, formulas: [], dates: [], surplus: [] },
    ]);
  });

  test.each([
    ['CRLF in the header alone', 'number,Name\r\n1,a\n2,b\n'],
    ['LF in the header alone', 'number,Name\n1,a\r\n2,b\r\n'],
    ['CR between some rows', 'number,Name\r1,a\n2,b'],
  ])('reads each row of a file with %s', async (_name, text) => {
    expect(await rowsOf(text)).toEqual([
      { number: '1', name: 'a' },
      { number: '2', name: 'b' },
    ]);
  });

  test('reports columns of its header that no item has', async () => {
    const { columns, unknownColumns, rows } = await read('Item number,Colour,,Shade\n1,red,lost,dark\n');
    expect([columns, unknownColumns]).toEqual([['number'], ['Colour', 'Shade']]);
    expect(rows).toEqual([{ line: 2, cells: { number: '1' }, formulas: [], dates: [], surplus: ['lost'] }]);
    expect(noteOnUnknown(unknownColumns)).toMatch(
      "These columns are left out, as items have no such field: 'Colour', 'Shade'. The columns are 'Item number',",
    );
    expect(noteOnUnknown(['Colour'])).toMatch(/^This column is left out/);
    expect(noteOnUnknown([])).toBeUndefined();
  });

  test.each([
    ['nothing', '', 'The file is empty.'],
    ['blank lines', '\n , \n\n', 'The file is empty.'],
    ['only a header', 'Item number,Name\n', 'a header and no items'],
    ['no header', '1,Shirt,9.99\n2,Skirt,8\n', 'The first line must name the columns'],
    ['a column twice', 'Item number,Name,name\n1,a,b', "'Name' is there twice"],
    ['no item number', 'Name,Price\nShirt,9', "The column 'Item number' is missing"],
    ['an open quote', 'Item number,Name\n1,"Shirt\n2,Skirt', 'The quotes do not match'],
    ['a quote inside', 'Item number,Name\n1,a\n2,12" vinyl\n', 'The quotes do not match near line 3'],
    ['other bytes', Buffer.from([0, 1, 2, 3, 0, 0, 9]), 'This is neither CSV nor XLSX.'],
    ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1]), 'a workbook of the old kind'],
    ['half a workbook', Buffer.from('PK\x03\x04 and more'), 'This workbook is damaged'],
    ['a row without end', `number\n1${',x'.repeat(400_000)}`, 'Row 2 has 400001 cells'],
    ['a cell without end', `number\n${'x'.repeat(200_000)}`, 'A cell of row 2 has more than'],
    ['lines without end', `number\n${'1\n'.repeat(150_000)}`, 'more than 100000 lines'],
    ['too many rows', `number\n${'1\n'.repeat(MAX_IMPORT_ROWS + 1)}`, 'at most 5000 go into one import'],
  ])('rejects %s with a message', async (_name, bytes, words) => {
    expect(await faultOf(bytes)).toContain(words);
  });
});

describe('a workbook', () => {
  test('returns the text, the numbers and the values of its first sheet', async () => {
    const workbook = await writeXlsxFile([
      [{ value: 'Item number' }, { value: 'Price' }, { value: 'Bestseller' }],
      [{ value: '007' }, { value: 24.5 }, { value: true }],
      [{ value: 8 }, { value: 1000 }, { value: false }],
    ]).toBuffer();
    const table = await read(workbook);
    expect(table).toMatchObject({ encoding: 'xlsx' });
    expect(table.rows.map(({ cells }) => cells)).toEqual([
      { number: '007', price: '24.5', isBestseller: 'true' },
      { number: '8', price: '1000', isBestseller: 'false' },
    ]);
  });

  test('marks cells that hold a formula, whatever its value, but no text that resembles one', async () => {
    const workbook = await writeXlsxFile([
      [{ value: 'Item number' }, { value: 'Name' }, { value: 'Price' }],
      [{ value: '1' }, { value: '=words' }, { value: '=1+1 & "<"', type: 'Formula' }],
      [],
      [{ value: '2' }, { value: '=B2', type: 'Formula' }, { value: 3 }],
    ]).toBuffer();
    expect((await read(workbook)).rows).toEqual([
      {
        line: 2,
        cells: { number: '1', name: '=words', price: '=1+1 & "<"' },
        formulas: ['price'],
        dates: [],
        surplus: [],
      },
      { line: 4, cells: { number: '2', name: '=B2', price: '3' }, formulas: ['name'], dates: [], surplus: [] },
    ]);
    const csv = await read('number,name\n1,=A1\n');
    expect(csv.rows[0]?.formulas).toEqual(['name']);
  });

  test('marks the cells that hold a date', async () => {
    const workbook = await writeXlsxFile([
      [{ value: 'Item number' }, { value: 'Name' }],
      [{ value: '1' }, { value: new Date('2026-03-05'), type: Date, format: 'd-mmm' }],
    ]).toBuffer();
    expect((await read(workbook)).rows).toEqual([
      { line: 2, cells: { number: '1', name: '2026-03-05' }, formulas: [], dates: ['name'], surplus: [] },
    ]);
  });

  test('reads a date with its time, to the second', async () => {
    const at = { value: new Date('2026-12-01T09:30:15Z'), type: Date, format: 'yyyy-mm-dd hh:mm:ss' };
    const workbook = await writeXlsxFile([
      [{ value: 'Item number' }, { value: 'Sale from' }],
      [{ value: '1' }, at],
    ]).toBuffer();
    expect((await read(workbook)).rows).toMatchObject([
      { cells: { number: '1', saleFrom: '2026-12-01 09:30:15' }, dates: ['saleFrom'] },
    ]);
  });

  test('reads a table in a process of its own, with the same fault texts', { timeout: 60_000 }, async () => {
    const reader = createTableReader(testLogger);
    const csv = await read(CSV, reader.read);
    expect(csv.rows[0]?.cells).toEqual(expected[0]);
    await expect(read('', reader.read)).rejects.toMatchObject({
      code: 'UNREADABLE_TABLE',
      message: 'The file is empty.',
    });
    reader.stop();
  });

  test('writes a long table in a process of its own', { timeout: 60_000 }, async () => {
    const writer = createTableWriter(testLogger);
    const lines = Array.from({ length: 500 }, (_, at) => [`=${at}`, `Shirt ${at}`]);
    const bytes = await writer.write({ lines, format: 'xlsx', header: ['Item number', 'Name'] });
    writer.stop();
    expect((await read(bytes)).rows.map(({ cells }) => [cells.number, cells.name])).toEqual(
      lines.map(([number, name]) => [`'${number}`, name]),
    );
  });

  test.each(['ZZZZZZ2', 'A99999999'])('rejects a cell at %s, and names its place', async (place) => {
    expect(await faultOf(workbookOf(`<row><c r="${place}"><v>1</v></c></row>`))).toMatch(
      /^The workbook has a cell in row \d+, column \d+, far outside of a table/,
    );
  });
});

test.each(['csv', 'xlsx'] as const)('reads back a table written as %s, without any formula', async (format) => {
  const words = [
    '=HYPERLINK("x")',
    '+1',
    '-5 °C',
    '@me',
    '＝1+1',
    '＠me',
    '\ttab',
    "'=quoted",
    "'plain'",
    '"',
    'a,b;c',
    'two\nlines',
    '_x0041_',
    '_x005F_x0041_',
    '_x00',
  ];
  const line = (word: string) => [word, ...Array<string>(14).fill('')];
  const bytes = await writeTable(words.map(line), format);
  const { rows } = await read(bytes);
  const cells = rows.map(({ cells: { number = '' } }) => number);
  expect(cells.filter((cell) => /^\s*[=+\-@＝＠\t\r]/.test(cell))).toEqual([]);
  expect(cells.map(unescapedCell)).toEqual(words);
});
