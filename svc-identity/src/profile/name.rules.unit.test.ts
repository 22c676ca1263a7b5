import { describe, expect, it } from 'vitest';
import { aUser } from '../testing/a-user.ts';
import { decideName, nameAfter } from './name.rules.ts';

const NOW = new Date('2026-11-28T12:00:00Z');
const YESTERDAY = new Date('2026-11-27T12:00:00Z');
const to = (newName: string) => ({ field: 'fname' as const, newName, now: NOW });

describe('decideName', () => {
  it('changes one field, its key and the date', () => {
    const { state } = decideName({ user: aUser(), isTaken: false }, to(' Zoë '));
    expect(state.user).toEqual(aUser({ fname: 'Zoë', nameKey: 'zoë\nlee', nameChangedAt: NOW }));
  });

  it('rejects a change within 14 days of the last one', () => {
    const user = aUser({ nameChangedAt: YESTERDAY });
    expect(() => decideName({ user, isTaken: false }, to('Zoë'))).toThrow(
      'You can change your name again on December 11, 2026.',
    );
  });

  it('rejects the present name before it reports a taken one', () => {
    expect(() => decideName({ user: aUser(), isTaken: true }, to('Ann'))).toThrow('This is already your first name.');
  });

  it('rejects the name of another user', () => {
    expect(() => decideName({ user: aUser(), isTaken: true }, to('Zoë'))).toThrow(
      expect.objectContaining({ code: 'NAME_TAKEN' }),
    );
  });
});

describe('nameAfter', () => {
  it('keeps the other field', () => {
    expect(nameAfter(aUser(), 'lname', 'Li')).toEqual({ fname: 'Ann', lname: 'Li', nameKey: 'ann\nli' });
  });
});
