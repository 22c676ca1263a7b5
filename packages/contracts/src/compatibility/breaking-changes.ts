import { type Side, schemaFaults } from './schema-faults.ts';
import type { CallSnapshot, JsonSchema, Snapshot } from './snapshot.ts';

/** A change that breaks a client or server built with the released contracts. */
export type BreakingChange = {
  /** Id of the call or type of the event. */
  name: string;
  fault: string;
};

/** Returns the breaking changes between two versions of the contracts; empty when the newer version only adds. */
export function breakingChanges(released: Snapshot, now: Snapshot): BreakingChange[] {
  return [
    ...Object.entries(released.calls).flatMap(([name, before]) =>
      callFaults(before, now.calls[name]).map((fault) => ({ name, fault })),
    ),
    ...Object.entries(released.events).flatMap(([name, before]) =>
      eventFaults(before, now.events[name]).map((fault) => ({ name, fault })),
    ),
    ...schemaFaults(now.error, released.error, 'answer').map((fault) => ({ name: 'errors', fault })),
  ];
}

function eventFaults(before: JsonSchema, after: JsonSchema | undefined): string[] {
  return after ? schemaFaults(after, before, 'answer') : ['is gone'];
}

function callFaults(before: CallSnapshot, after: CallSnapshot | undefined): string[] {
  if (!after) return ['is gone'];
  const differs = (what: 'method' | 'path' | 'status') =>
    before[what] === after[what] ? [] : [`${what} was ${before[what]}, is ${after[what]}`];
  return [
    ...differs('method'),
    ...differs('path'),
    ...differs('status'),
    ...(after.auth && !before.auth ? ['needs a token now'] : []),
    // This breaks no client, but it removes a protection and must not happen by accident.
    ...(before.auth && !after.auth ? ['is open to strangers now'] : []),
    ...roleFaults(before.roles, after.roles),
    ...partFaults(before.params, after.params, 'request', 'params'),
    ...partFaults(before.query, after.query, 'request', 'query'),
    ...partFaults(before.body, after.body, 'request', 'body'),
    ...partFaults(after.answer, before.answer, 'answer', 'answer'),
  ];
}

function roleFaults(before: CallSnapshot['roles'], after: CallSnapshot['roles']): string[] {
  if (!before) return after ? ['needs a role now'] : [];
  if (!after) return ['is open to people without a role now'];
  return before.filter((role) => !after.includes(role)).map((role) => `is closed to the role ${role} now`);
}

const NOTHING: JsonSchema = { type: 'object' };

function partFaults(sent: JsonSchema | undefined, read: JsonSchema | undefined, side: Side, part: string): string[] {
  return sent || read ? schemaFaults(sent ?? NOTHING, read ?? NOTHING, side, part) : [];
}
