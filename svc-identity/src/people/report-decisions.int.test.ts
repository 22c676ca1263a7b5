import { listNotifications } from '@ethereal/contracts/notifications';
import type { ReportAction } from '@ethereal/contracts/report-words';
import { newEvent } from '@ethereal/service-kit/events/event';
import { newId } from '@ethereal/service-kit/ids';
import { createReadableLog } from '@ethereal/service-kit/testing/readable-log';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openShop } from '../testing/shop-events.ts';
import { openTestIdentity, type TestIdentity } from '../testing/start-identity.ts';

const log = createReadableLog();
let identity: TestIdentity;
let shop: Awaited<ReturnType<typeof openShop>>;
beforeAll(async () => {
  identity = await openTestIdentity({}, log.logger);
  shop = await openShop(identity);
});
afterAll(async () => {
  await shop.close();
  await identity.close();
});

const stored = (id: string) => identity.db.collection('users').findOne({ _id: id as never });
const waitUntil = (check: () => Promise<unknown>) => vi.waitFor(check, { timeout: 10_000, interval: 30 });

/** Returns a report, its decision and its undoing, one millisecond apart. */
function reportOf(person: string) {
  const report = newId();
  const about = { report, kind: 'item' as const, target: newId(), name: 'Ring', by: newId() };
  let at = Date.now();
  const to = () => {
    at += 1;
    return { source: 'test', subject: report, now: new Date(at) };
  };
  const facts = { ...about, link: '/ethereal/categories/women/x', person };
  return {
    report,
    decided: (action: ReportAction, reason = 'Counterfeit') =>
      newEvent({ type: 'report.decided', ...to(), data: { ...facts, action, reason } }),
    undone: (action: ReportAction) => newEvent({ type: 'report.undone', ...to(), data: { ...facts, action } }),
  };
}
const textsOf = async (token: string) => {
  const { body } = await identity.ask(listNotifications, { token });
  return (body.notifications as { text: string }[]).map(({ text }) => text).toSorted();
};

it('notifies the reported person once of a decision with its reason and of its undoing, but not of a kept item', async () => {
  const { token, id } = await identity.loggedIn();
  const { decided, undone } = reportOf(id);
  const hidden = decided('hide');
  await shop.publish(hidden, hidden, undone('hide'), decided('keep'), undone('keep'));
  await shop.publish(decided('remove', 'Rude'), decided('warn', 'Last time'));
  await waitUntil(async () =>
    expect(await textsOf(token)).toEqual([
      'Hidden by Ethereal. Ring: Counterfeit',
      'No longer hidden by Ethereal. Ring',
      'Removed by Ethereal. Ring: Rude',
      'Warning from Ethereal. Ring: Last time',
    ]),
  );
});

it('suspends a reported person once, and restores them after the undoing, also for repeated events', async () => {
  const person = await identity.loggedIn();
  const { report, decided, undone } = reportOf(person.id);
  const [suspending, restoring] = [decided('suspend'), undone('suspend')];
  await shop.publish(suspending);
  await waitUntil(async () => expect(await identity.isValid(person.token)).toBe(false));
  expect((await stored(person.id))?.suspended).toMatchObject({ reason: 'Counterfeit', report });

  await shop.publish(restoring);
  await waitUntil(async () => expect(await stored(person.id)).not.toHaveProperty('suspended'));
  const token = await identity.logIn(person);
  await waitUntil(async () =>
    expect(await textsOf(token)).toEqual([
      'No longer suspended by Ethereal. Ring',
      'Suspended by Ethereal. Ring: Counterfeit',
    ]),
  );

  const next = reportOf(person.id);
  await shop.publish(suspending, next.decided('warn', 'Last time'));
  await waitUntil(async () => expect(await textsOf(token)).toHaveLength(3));
  expect(await identity.isValid(token)).toBe(true);

  await shop.publish(decided('suspend'));
  await waitUntil(async () => expect(await identity.isValid(token)).toBe(false));
});

it('writes a line to the audit trail for each, once', async () => {
  const person = await identity.loggedIn();
  const { report, decided, undone } = reportOf(person.id);
  const [suspending, restoring] = [decided('suspend'), undone('suspend')];
  await shop.publish(suspending, suspending);
  await waitUntil(async () => expect(await stored(person.id)).toHaveProperty('suspended'));
  await shop.publish(restoring, restoring);
  const { by } = suspending.data;
  const requestId = expect.any(String);
  await waitUntil(async () =>
    expect(log.trail().filter((line) => line.report === report)).toMatchObject([
      { audit: 'desk.person-suspended', user: by, about: person.id, reason: 'Counterfeit', requestId },
      { audit: 'desk.person-restored', user: by, about: person.id, requestId },
    ]),
  );
});

it('keeps the suspension by another report', async () => {
  const person = await identity.loggedIn();
  const [first, second] = [reportOf(person.id), reportOf(person.id)];
  const undone = { first: first.undone('suspend'), second: second.undone('suspend') };
  const decided = { first: first.decided('suspend', 'First'), second: second.decided('suspend', 'Second') };
  await shop.publish(decided.first);
  await waitUntil(async () => expect(await stored(person.id)).toHaveProperty('suspended'));
  const heard = async (report: string, { time }: { time: string }) =>
    expect((await stored(person.id))?.decisionsReceived?.[report]).toEqual(new Date(time));
  await shop.publish(decided.second);
  await waitUntil(() => heard(second.report, decided.second));
  const late = second.undone('suspend');
  await shop.publish(late);
  await waitUntil(() => heard(second.report, late));
  expect((await stored(person.id))?.suspended).toMatchObject({ reason: 'First', report: first.report });

  // The undoing has the earlier time: the decision arrived late.
  await shop.publish(undone.first);
  const last = first.undone('suspend');
  await shop.publish(last);
  await waitUntil(() => heard(first.report, last));
  expect(await stored(person.id)).not.toHaveProperty('suspended');
});

it('stays suspended by a second report when the first one is undone', async () => {
  const person = await identity.loggedIn();
  const [first, second] = [reportOf(person.id), reportOf(person.id)];
  await shop.publish(first.decided('suspend', 'First'));
  await waitUntil(async () => expect(await stored(person.id)).toHaveProperty('suspended'));
  const decided = second.decided('suspend', 'Second');
  await shop.publish(decided, decided);
  const heard = async (report: string, { time }: { time: string }) =>
    expect((await stored(person.id))?.decisionsReceived?.[report]).toEqual(new Date(time));
  await waitUntil(() => heard(second.report, decided));
  const undone = { first: first.undone('suspend'), second: second.undone('suspend') };
  await shop.publish(undone.first, undone.first);
  await waitUntil(() => heard(first.report, undone.first));
  expect((await stored(person.id))?.suspended).toMatchObject({ reason: 'Second', report: second.report });

  await shop.publish(undone.second);
  await waitUntil(async () => expect(await stored(person.id)).not.toHaveProperty('suspended'));
});
