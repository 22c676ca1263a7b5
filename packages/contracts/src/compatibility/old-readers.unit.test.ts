import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contractsVersion, releasedContracts } from '../../scripts/released.ts';
import { EVENTS, type EventType } from '../events.ts';
import { sampleOf } from './sample-of.ts';
import { currentContracts, type JsonSchema } from './snapshot.ts';

const released = releasedContracts();
const current = currentContracts(contractsVersion());
const isReleased = (type: string): type is EventType => type in released.events && type in current.events;
const types = Object.keys(released.events).filter(isReleased);
const readerOf = (schema: JsonSchema | undefined) => z.fromJSONSchema(schema ?? {});

/** Returns one event with every optional field and one without any. */
const samplesOf = (schema: JsonSchema | undefined) => [true, false].map((isFull) => sampleOf(schema ?? {}, isFull));

describe.each(types)('%s', (type) => {
  it('reads events of this version with the last released version', () => {
    for (const event of samplesOf(current.events[type]))
      expect(readerOf(released.events[type]).safeParse(event).error?.issues).toBeUndefined();
  });

  it('reads events of the last released version with this version', () => {
    for (const event of samplesOf(released.events[type]))
      expect(EVENTS[type].safeParse(event).error?.issues).toBeUndefined();
  });
});

it('keeps every released event', () => {
  expect(Object.keys(released.events).filter((type) => !isReleased(type))).toEqual([]);
});
