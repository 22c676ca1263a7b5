import { describe, expect, it } from 'vitest';
import { decide, type Note } from './notes.rules.ts';

const [user, item] = ['a'.repeat(24), 'b'.repeat(24)];
const now = new Date('2026-01-01T12:00:00Z');
const command = { user, item, text: 'Ask for linen', now };
const note: Note = { _id: `${user}:${item}`, user, item, text: 'Wool?', changedAt: new Date(0), revision: 3 };

describe('decide', () => {
  it('creates a note and publishes sample.noted', () => {
    const decided = decide(undefined, command);
    expect(decided?.state).toMatchObject({ _id: `${user}:${item}`, text: 'Ask for linen', changedAt: now });
    expect(decided?.events).toMatchObject([{ type: 'sample.noted', subject: item, data: { user } }]);
  });

  it('replaces the text of a note', () => {
    expect(decide(note, command)?.state).toMatchObject({ _id: note._id, text: 'Ask for linen', changedAt: now });
  });

  it('changes nothing when the text is the same', () => {
    expect(decide(note, { ...command, text: note.text })).toBeUndefined();
  });
});
