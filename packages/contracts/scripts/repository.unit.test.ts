import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { OPEN_EVENTS } from '../src/events.ts';
import { everyEvent, services } from './repository.ts';

const ROOT = join(import.meta.dirname, '../../..');
const isSource = (file: string) => !/\.test\.ts$|\/testing\//.test(file);

/** Returns the types of events that the sources of a service create, each with its file. */
function createdBy(service: string): { type: string; file: string }[] {
  const files = globSync(`${service}/src/**/*.ts`, { cwd: ROOT }).filter(isSource);
  return files.flatMap((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    if (!text.includes('newEvent(')) return [];
    return [...text.matchAll(/\btype: '([a-z.-]+)'/g)]
      .map(([, type = '']) => ({ type, file }))
      .filter(({ type }) => type in everyEvent);
  });
}

describe('area.ts of a service', () => {
  it.each(services)('$name declares the events that its sources create', ({ name, publishes }) => {
    const missing = createdBy(name).filter(({ type }) => !publishes.includes(type));
    expect(missing.map(({ type, file }) => `${file}: add ${type} to publishes in ${name}/area.ts`)).toEqual([]);
  });

  it.each(services)('$name reads events that a service publishes', ({ reads }) => {
    const published = new Set([...services.flatMap(({ publishes }) => publishes), ...OPEN_EVENTS]);
    expect(reads.filter((type) => !published.has(type))).toEqual([]);
  });
});
