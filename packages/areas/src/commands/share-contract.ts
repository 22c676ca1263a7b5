import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RegistryError } from '../registry/registry.ts';

/** Returns the name of a contract file as an identifier: `gift-cards` is `giftCards`. */
const identifierOf = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Inserts a line in front of the first line of its kind that sorts after it. */
function insertSorted(lines: string[], line: string, isOfKind: (line: string) => boolean): void {
  const later = lines.findIndex((other) => isOfKind(other) && other > line);
  lines.splice(later < 0 ? lines.findLastIndex(isOfKind) + 1 : later, 0, line);
}

/** Returns `calls.ts` of the contracts with one more file. */
function withContract(callsFile: string, name: string): string {
  const identifier = identifierOf(name);
  const lines = callsFile.split('\n');
  insertSorted(lines, `import * as ${identifier} from './${name}.ts';`, (line) => line.startsWith('import * as '));
  insertSorted(lines, `  ${identifier},`, (line) => /^ {2}\w+,$/.test(line));
  return lines.join('\n');
}

/**
 * Moves the contract of a service to `packages/contracts`, where other areas can import it, and lists it there. The
 * service's own file exports it further. Returns the files of `packages/contracts` that it wrote.
 * @throws RegistryError when the contracts have a file of this name
 */
export async function shareContract(name: string, folder: string): Promise<string[]> {
  const contracts = join(folder, 'packages/contracts/src');
  const [own, shared, calls] = [
    join(folder, `svc-${name}/src/contract.ts`),
    join(contracts, `${name}.ts`),
    join(contracts, 'calls.ts'),
  ];
  if (existsSync(shared))
    throw new RegistryError(`${shared} exists. Choose another name, or add the calls of svc-${name} to that file.`);
  const text = await readFile(own, 'utf8');
  await writeFile(shared, text.replace(/'@ethereal\/contracts\/([\w/-]+)'/g, "'./$1.ts'"));
  await writeFile(
    own,
    `// The contract of svc-${name}: in packages/contracts, because other areas use it.\nexport * from '@ethereal/contracts/${name}';\n`,
  );
  await writeFile(calls, withContract(await readFile(calls, 'utf8'), name));
  return [shared, calls];
}
