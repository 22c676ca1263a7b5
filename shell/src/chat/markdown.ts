export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong' | 'emphasis'; children: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'link'; href: string; children: Inline[] };
export type Block = { kind: 'paragraph'; children: Inline[] } | { kind: 'list'; ordered: boolean; items: Inline[][] };

const BULLET = /^\s*[-*+]\s+(.*)/s;
const NUMBER = /^\s*\d{1,3}[.)]\s+(.*)/s;
const HEADING = /^#{1,6}\s+(.*)/s;

/** Maximum length of a line that is parsed. A longer line stays plain text, so that parsing cannot block the page. */
const MAX_LINE = 2000;

// Escapes first; then code, links, strong and emphasis. Everything else, including HTML, is text.
// Input: at most 2,000 characters.
const TOKEN =
  /\\([!-/:-@[-`{-~])|`([^`\n]+)`|\[((?:\\.|[^[\]\\\n])*)\]\(([^\s()]*)\)|\*\*((?:\\.|[^*\\]|\*(?!\*))+)\*\*|__((?:\\.|[^_\\])+)__|\*((?:\\.|[^*\\\n])+)\*|(?<!\w)_((?:\\.|[^_\\\n])+)_(?!\w)/g;

function append(parts: Inline[], text: string): void {
  if (text === '') return;
  const last = parts.at(-1);
  if (last?.kind === 'text') last.text += text;
  else parts.push({ kind: 'text', text });
}

/** Parses the markup within a line. */
export function parseInline(source: string): Inline[] {
  if (source.length > MAX_LINE) return [{ kind: 'text', text: source }];
  const parts: Inline[] = [];
  let end = 0;
  for (const match of source.matchAll(TOKEN)) {
    append(parts, source.slice(end, match.index));
    end = match.index + match[0].length;
    const [, escaped, code, label, href, double, underlined, starred, line] = match;
    const strong = double ?? underlined;
    const single = starred ?? line;
    if (escaped !== undefined) append(parts, escaped);
    else if (code !== undefined) parts.push({ kind: 'code', text: code });
    else if (label !== undefined && href !== undefined) {
      parts.push({ kind: 'link', href, children: parseInline(label) });
    } else if (strong !== undefined) parts.push({ kind: 'strong', children: parseInline(strong) });
    else if (single !== undefined) parts.push({ kind: 'emphasis', children: parseInline(single) });
  }
  append(parts, source.slice(end));
  return parts;
}

/**
 * Parses the small subset of Markdown that answers use into a tree of plain values, which contains nothing executable.
 */
export function parseMarkdown(source: string): Block[] {
  const blocks: Block[] = [];
  let open = false;
  for (const line of source.split(/\r?\n/)) {
    if (line.trim() === '') {
      open = false;
      continue;
    }
    const bullet = BULLET.exec(line)?.[1];
    const item = bullet ?? NUMBER.exec(line)?.[1];
    const last = blocks.at(-1);
    if (item !== undefined) {
      const ordered = bullet === undefined;
      if (last?.kind === 'list' && last.ordered === ordered) last.items.push(parseInline(item));
      else blocks.push({ kind: 'list', ordered, items: [parseInline(item)] });
      open = false;
      continue;
    }
    const heading = HEADING.exec(line)?.[1];
    const children: Inline[] =
      heading === undefined ? parseInline(line) : [{ kind: 'strong', children: parseInline(heading) }];
    if (open && last?.kind === 'paragraph') last.children.push({ kind: 'text', text: '\n' }, ...children);
    else blocks.push({ kind: 'paragraph', children });
    open = heading === undefined;
  }
  return blocks;
}

/** Returns the text of parsed markup without formatting. */
export const plainText = (parts: readonly Inline[]): string =>
  parts.map((part) => ('children' in part ? plainText(part.children) : part.text)).join('');
