import { SaxesParser, type SaxesTagNS } from 'saxes';
import type { Entry, ZipFile } from 'yauzl';
import { openZip } from '../pictures/open-zip.ts';
import { tableFault } from './table-fault.ts';

type Handlers = {
  opened(tag: SaxesTagNS): void;
  text?(text: string): void;
  closed?(tag: SaxesTagNS): void;
};
/** Reads one part of an open workbook, as XML. */
export type ReadPart = (name: string, handlers: Handlers) => Promise<void>;

/** Returns an attribute by its local name, as each writer of workbooks has prefixes of its own. */
export const attributeOf = ({ attributes }: SaxesTagNS, name: string): string | undefined =>
  Object.values(attributes).find(({ local }) => local === name)?.value;

/**
 * Maximum depth of tags; sheets use about six. The parser searches all open tags for each namespace, so its time grows
 * with the square of the depth.
 */
const MAX_DEPTH = 50;

async function readXml(zip: ZipFile, entry: Entry, { opened, text, closed }: Handlers): Promise<void> {
  const parser = new SaxesParser({ xmlns: true });
  let depth = 0;
  parser.on('opentag', (tag) => {
    depth += 1;
    if (depth > MAX_DEPTH) throw tableFault('The parts of this workbook are nested too deep.');
    opened(tag);
  });
  if (text) parser.on('text', text);
  parser.on('closetag', (tag) => {
    depth -= 1;
    closed?.(tag);
  });
  const stream = await zip.openReadStreamPromise(entry);
  stream.setEncoding('utf8');
  for await (const piece of stream) parser.write(String(piece));
  parser.close();
}

/** Opens a workbook and passes `use` a function that streams its parts, so that none is whole in memory. */
export async function withParts<T>(path: string, use: (read: ReadPart) => Promise<T>): Promise<T> {
  const zip = await openZip(path);
  try {
    const entries = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
    return await use(async (name, handlers) => {
      const entry = entries.get(name);
      if (!entry) throw new Error(`The workbook has no ${name}.`);
      await readXml(zip, entry, handlers);
    });
  } finally {
    zip.close();
  }
}
