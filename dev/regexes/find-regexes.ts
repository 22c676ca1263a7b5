import { parseSync, Visitor } from 'oxc-parser';

/**
 * A pattern in a source file. `source` is missing where `new RegExp` constructs it. `input` is the bound that a comment
 * states: a maximum number of characters, or 0 for input of our own.
 */
export type Found = { line: number; source?: string; flags?: string; input?: number };

/**
 * Matches `// Input: at most 128 characters` or `// Input: our own`, in the line of the pattern or up to two above it.
 */
const INPUT = /Input: (?:at most ([\d,]{1,9}) characters|our own)/;
/** Number of lines above an expression in which its remark is found. */
const ABOVE = 2;

/** Returns all patterns of a source file: literals, and the places of `RegExp(…)`. */
export function findRegexes(file: string, text: string): Found[] {
  const { program, comments, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  const remarks = comments.flatMap(({ value, end }) => {
    const stated = INPUT.exec(value);
    return stated ? [{ line: lineAt(end), input: Number((stated[1] ?? '0').replaceAll(',', '')) }] : [];
  });
  const found: Found[] = [];
  const add = (start: number, pattern?: { pattern: string; flags: string }) => {
    const line = lineAt(start);
    const input = remarks.find((it) => it.line <= line && it.line >= line - ABOVE)?.input;
    found.push({ line, source: pattern?.pattern, flags: pattern?.flags, input });
  };
  const constructed = ({ callee, start }: { callee: { type: string; name?: unknown }; start: number }) => {
    if (callee.type === 'Identifier' && callee.name === 'RegExp') add(start);
  };
  new Visitor({
    Literal(node) {
      if ('regex' in node) add(node.start, node.regex);
    },
    NewExpression: constructed,
    CallExpression: constructed,
  }).visit(program);
  return found;
}
