import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROOT, textOf } from './files.ts';

const WRITTEN = /\baudit(?::|\()\s*'([a-z-]+\.[a-z-]+)'/g;
const ROW = /^\| (svc-[a-z]+|each service)[^|]*\| ([^|]*) \|/gm;

/** Returns the events that the source of a folder writes to the audit trail. */
function writtenBy(folder: string): string[] {
  const files = globSync(`${folder}/src/**/!(*.test).ts`, { cwd: ROOT });
  return files.flatMap((file) => [...textOf(file).matchAll(WRITTEN)].map(([, event = '']) => event));
}

/** Returns the events of a cell. A name without its first part, such as `.failed`, has that of the name before it. */
function eventsIn(cell: string): string[] {
  let subject = '';
  return [...cell.matchAll(/`([a-z-]*)(\.[a-z-]+)`/g)].map(([, first = '', rest = '']) => {
    subject = first || subject;
    return subject + rest;
  });
}

/** Returns the events of an author as text, one a line, each with its author. */
const linesOf = (by: string, events: readonly string[]) => [...new Set(events)].map((event) => `${by}: ${event}`);

test('docs/security.md lists the events of the audit trail by the service that writes them', () => {
  const [, section = ''] = textOf('docs/security.md').split('## The audit trail');
  const listed = [...section.matchAll(ROW)].flatMap(([, by = '', cell = '']) => linesOf(by, eventsIn(cell)));
  const written = [
    ...globSync('svc-*', { cwd: ROOT }).flatMap((service) => linesOf(service, writtenBy(service))),
    ...linesOf('each service', writtenBy('packages/service-kit')),
  ];
  expect(written.length).toBeGreaterThan(40);
  expect(listed.toSorted()).toEqual(written.toSorted());
});
