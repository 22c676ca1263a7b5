import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { OPEN_EVENTS } from '../src/events.ts';
import { everyEvent, services } from './repository.ts';

const ROOT = join(import.meta.dirname, '../../..');
const isSource = (file: string) => !/\.test\.ts$|\/testing\//.test(file);

const sourcesOf = (service: string) =>
  globSync(`${service}/src/**/*.ts`, { cwd: ROOT })
    .filter(isSource)
    .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));

/** Returns the files of a service that create events. */
const creatorsIn = (service: string) => sourcesOf(service).filter(({ text }) => text.includes('newEvent('));

/** Returns what a pattern captures in the files of a service that create events, each with its file. */
const foundIn = (service: string, pattern: RegExp) =>
  creatorsIn(service).flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map(([, type = '']) => ({ file, type, isKnown: type in everyEvent })),
  );

describe('area.ts of a service', () => {
  it.each(services)('$name creates only events that a contract defines', ({ name }) => {
    const unknown = foundIn(name, /newEvent\(\{[^{}]*?\btype: '([^']*)'/g).filter(({ isKnown }) => !isKnown);
    const ways = `EVENTS of packages/contracts/src/events.ts, or in ${name}/src/contract.ts when no other service reads it`;
    expect(unknown.map(({ file, type }) => `${file}: define ${type} in ${ways}`)).toEqual([]);
  });

  it.each(services)('$name declares the events that its sources create', ({ name, publishes }) => {
    const created = foundIn(name, /\btype: '([a-z.-]+)'/g).filter(({ isKnown }) => isKnown);
    const missing = created.filter(({ type }) => !publishes.includes(type));
    expect(missing.map(({ type, file }) => `${file}: add ${type} to publishes in ${name}/area.ts`)).toEqual([]);
  });

  it.each(services)('$name consumes each queue that it declares', ({ name, queues }) => {
    const sources = sourcesOf(name).map(({ text }) => text);
    // The name is written as a whole, or derived from the prefix of the service's queues.
    const unused = queues.filter((queue) => {
      const derived = `}.${queue.split('.').at(-1)}\``;
      return !sources.some((text) => text.includes(`'${queue}'`) || text.includes(derived));
    });
    const ways = 'consume it by consumeTypes of service-kit, or remove it';
    expect(unused.map((queue) => `${name}/area.ts: no source consumes ${queue}; ${ways}`)).toEqual([]);
  });

  it.each(services)('$name reads events that a service publishes', ({ name, reads }) => {
    const published = new Set([...services.flatMap(({ publishes }) => publishes), ...OPEN_EVENTS]);
    const unpublished = reads.filter((type) => !published.has(type));
    const ways = `add it to publishes in the area.ts of its publisher, or remove it from ${name}/area.ts`;
    expect(unpublished.map((type) => `${type}: ${ways}`)).toEqual([]);
  });
});
