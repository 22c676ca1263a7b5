import { MINUTE_MS } from '@ethereal/contracts/durations';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type MailHistory, planMail } from './plan-mail.ts';

const at = (minute: number) => new Date(minute * MINUTE_MS);
const NOTHING: MailHistory = { topics: {}, sent: [] };
const due = (...topics: string[]) => topics.map((topic, index) => ({ _id: `${index}`, topic }));

test('sends new notifications at once, all of a topic together', () => {
  const plan = planMail(due('a', 'b', 'a'), NOTHING, { now: at(0), perHour: 10 });
  expect(plan).toMatchObject({ send: [{ _id: '0' }, { _id: '2' }], after: { topics: { a: at(0) } } });
});

test('delays a topic that was mailed by a quarter of an hour', () => {
  const history = { topics: { a: at(0) }, sent: [at(0)] };
  const early = planMail(due('a'), history, { now: at(14), perHour: 10 });
  expect(early).toEqual({ waits: [{ ids: ['0'], until: at(15) }] });
  expect(planMail(due('a'), history, { now: at(15), perHour: 10 })).toHaveProperty('send');
});

test('includes every topic in the last mail of the hour, and then sends none', () => {
  const history = { topics: {}, sent: [at(0)] };
  const plan = planMail(due('a', 'b'), history, { now: at(1), perHour: 2 });
  expect(plan).toMatchObject({ send: [{ topic: 'a' }, { topic: 'b' }] });
  const after = 'after' in plan ? plan.after : NOTHING;
  expect(planMail(due('c'), after, { now: at(2), perHour: 2 })).toEqual({
    waits: [{ ids: ['0'], until: at(60) }],
  });
});

type Arrival = { minute: number; topic: string };
type SentMail = { minute: number; ids: string[]; topics: Set<string> };
type Waiting = { _id: string; topic: string };

/** Returns all mails that the plan sends at one minute, with the waiting notifications and the history after them. */
function sendAt(minute: number, waiting: Waiting[], history: MailHistory, perHour: number) {
  const mails: SentMail[] = [];
  while (waiting.length > 0) {
    const plan = planMail(waiting, history, { now: at(minute), perHour });
    if (!('send' in plan)) break;
    const ids = plan.send.map(({ _id }) => _id);
    mails.push({ minute, ids, topics: new Set(plan.send.map(({ topic }) => topic)) });
    waiting = waiting.filter(({ _id }) => !ids.includes(_id));
    history = plan.after;
  }
  return { mails, waiting, history };
}

/** Returns the mails of 2,000 minutes in which these notifications arrive. */
function sendAll(arriving: readonly Arrival[], perHour: number): SentMail[] {
  const mails: SentMail[] = [];
  let [waiting, history]: [Waiting[], MailHistory] = [[], NOTHING];
  for (let minute = 0; minute < 2000; minute++) {
    for (const [index, notification] of arriving.entries())
      if (notification.minute === minute) waiting.push({ _id: `${index}`, topic: notification.topic });
    const sent = sendAt(minute, waiting, history, perHour);
    mails.push(...sent.mails);
    ({ waiting, history } = sent);
  }
  return mails;
}

test('sends each notification once, no topic twice in a quarter of an hour, and no more mails than the hour allows', () => {
  const steps = fc.array(fc.record({ minute: fc.nat(300), topic: fc.constantFrom('a', 'b', 'c', 'd', 'e') }), {
    maxLength: 120,
  });
  fc.assert(
    fc.property(steps, fc.integer({ min: 1, max: 6 }), (unsorted, perHour) => {
      const arriving = unsorted.toSorted((a, b) => a.minute - b.minute);
      const mails = sendAll(arriving, perHour);
      const mailed = mails.flatMap(({ ids }) => ids);
      expect(mailed.toSorted()).toEqual(arriving.map((_, index) => `${index}`).toSorted());
      for (const [index, mail] of mails.entries()) {
        const later = mails.slice(index + 1);
        for (const next of later.filter(({ minute }) => minute < mail.minute + 15))
          expect(mail.topics.isDisjointFrom(next.topics)).toBe(true);
        expect(later.filter(({ minute }) => minute < mail.minute + 60).length).toBeLessThan(perHour);
      }
    }),
  );
});
