import { listReports, type Report } from '@ethereal/contracts/reports';
import { newId } from '@ethereal/service-kit/ids';
import { createReadableLog } from '@ethereal/service-kit/testing/readable-log';
import { describe, expect, it, vi } from 'vitest';
import { openDesk } from '../testing/desk.ts';
import { openCatalog, openListener } from '../testing/open-catalog.ts';
import { publishEvent } from '../testing/publish-event.ts';
import { newUser } from '../testing/start-catalog.ts';

const log = createReadableLog();
const { surroundings, catalog } = await openCatalog({}, log.logger);
const desk = openDesk(surroundings, catalog);
const listener = await openListener(surroundings);

const report = (user: string | undefined, body: unknown) => catalog.call('POST', '/api/reports', { user, body });
const list = async (query: string) =>
  listReports.success.body.parse((await desk.ask('GET', `/api/desk/reports${query}`)).body);
const reportOf = async (target: string): Promise<Report> => {
  const found = (await list('?limit=60')).reports.find((candidate) => candidate.target._id === target);
  if (!found) throw new Error('It was not reported.');
  return found;
};
const decide = (id: string, action: string, reason = 'A copy.') =>
  desk.ask('POST', `/api/desk/reports/${id}/decision`, { body: { action, reason } });
const undo = (id: string) => desk.ask('POST', `/api/desk/reports/${id}/undo`);
const isShown = async (item: string) => (await catalog.call('GET', `/api/categories/men/${item}`)).status === 200;
const reviewsOf = async (item: string) => (await catalog.call('GET', `/api/reviews/${item}`)).body;

async function reportedItem() {
  const seller = newUser();
  const item = await catalog.publish(seller);
  await report(newUser(), { kind: 'item', id: item._id, reason: 'Fake.' });
  return { seller, item: String(item._id), ...(await reportOf(item._id)) };
}

async function review(item: string, rating: number) {
  const one = {
    _id: newId(),
    item,
    user: newId(),
    author: 'A',
    rating,
    title: '',
    text: 'Bad words',
    createdAt: new Date(),
    uncounted: newId(),
  };
  await surroundings.db.collection<{ _id: string }>('reviews').insertOne(one);
  await catalog.tally.count(item);
  return one;
}

describe('a report', () => {
  it('counts once per person, and names its target', async () => {
    const seller = newUser();
    const { _id: id } = await catalog.publish(seller, { name: 'Odd Coat' });
    const [ada, bea] = [newUser(), newUser()];
    for (const [user, reason] of [
      [ada, 'Fake.'],
      [ada, 'Fake again.'],
      [bea, 'Stolen.'],
    ] as const) {
      expect((await report(user, { kind: 'item', id, reason })).status).toBe(202);
    }
    const link = `/ethereal/categories/men/${id}`;
    expect(await reportOf(id)).toMatchObject({
      kind: 'item',
      target: { _id: id, name: 'Odd Coat', link },
      count: 2,
      state: 'open',
      reasons: ['Stolen.', 'Fake.'],
    });
    await report(ada, { kind: 'seller', id: seller, reason: 'Fakes.' });
    expect((await reportOf(seller)).target).toMatchObject({
      name: 'Ada',
      link: `/ethereal/sellers/${seller}`,
    });
  });

  it('counts each of many concurrent reports', async () => {
    const { _id: id } = await catalog.publish(newUser());
    const sent = Array.from({ length: 8 }, () => report(newUser(), { kind: 'item', id, reason: 'x' }));
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(Array(8).fill(202));
    expect((await reportOf(id)).count).toBe(8);
  });

  it('stores the same report of a review by either call', async () => {
    const { _id: item } = await catalog.publish(newUser());
    const { _id: id, user: author } = await review(item, 1);
    const ada = newUser();
    await report(ada, { kind: 'review', id, reason: 'Rude.' });
    const path = `/api/reviews/${id}/report`;
    for (const user of [ada, newUser()])
      expect((await catalog.call('POST', path, { user, body: { reason: 'Rude.' } })).status).toBe(202);
    expect(await reportOf(id)).toMatchObject({ kind: 'review', count: 2, target: { name: 'Bad words' } });
    expect((await catalog.call('POST', path, { user: author, body: { reason: 'x' } })).status).toBe(403);
    for (const [length, status] of [
      [500, 202],
      [501, 400],
    ] as const) {
      const body = { reason: 'x'.repeat(length) };
      expect((await catalog.call('POST', path, { user: newUser(), body })).status).toBe(status);
    }
    expect((await report(author, { kind: 'review', id, reason: 'x' })).status).toBe(403);
  });

  it("rejects unknown targets, the person's own, visitors and malformed reports", async () => {
    const seller = newUser();
    const { _id: id } = await catalog.publish(seller);
    const sent = { kind: 'item', id, reason: 'x' };
    expect((await report(undefined, sent)).status).toBe(401);
    expect((await report(seller, sent)).status).toBe(403);
    expect((await report(seller, { ...sent, kind: 'seller', id: seller })).status).toBe(403);
    for (const kind of ['item', 'seller', 'review'])
      expect((await report(newUser(), { ...sent, kind, id: newId() })).status).toBe(404);
    for (const fault of [
      { kind: 'person' },
      { id: 'x' },
      { reason: '' },
      { reason: 'x'.repeat(501) },
      { reason: undefined },
      { more: 1 },
    ]) {
      expect((await report(newUser(), { ...sent, ...fault })).status).toBe(400);
    }
  });
});

describe('GET /api/desk/reports', () => {
  it('returns pages by state and kind', async () => {
    const made = [await reportedItem(), await reportedItem(), await reportedItem()];
    await decide(made[0]?._id ?? '', 'keep');
    const ids: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page = await list(`?state=open&kind=item&limit=2&cursor=${cursor}`);
      ids.push(...page.reports.map(({ _id }) => _id));
      cursor = page.nextCursor;
    }
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining([made[2]?._id, made[1]?._id]));
    expect(ids).not.toContain(made[0]?._id);
    const decided = await list('?state=decided');
    expect(decided.reports.map(({ _id }) => _id)).toContain(made[0]?._id);
    const { count } = (await catalog.call('GET', '/internal/reports/open')).body;
    expect(count).toBe(await surroundings.db.collection('reports').countDocuments({ state: 'open' }));
    for (const query of ['?state=new', '?kind=person', '?cursor=x', '?limit=0', '?by=me', '?state[$ne]=x'])
      expect((await desk.ask('GET', `/api/desk/reports${query}`)).status).toBe(400);
  });
});

describe('a decision', () => {
  it('hides an item and shows it when undone, each with an event and a line in the audit trail', async () => {
    const { _id, item, seller } = await reportedItem();
    const decided = await decide(_id, 'hide', 'A copy of another brand.');
    expect(decided.headers.get('cache-control')).toBe('no-store');
    expect(decided).toMatchObject({
      status: 200,
      body: {
        state: 'decided',
        decision: { action: 'hide', reason: 'A copy of another brand.', by: desk.operator },
      },
    });
    expect(await isShown(item)).toBe(false);
    expect((await decide(_id, 'keep')).status).toBe(409);
    const undone = await undo(_id);
    expect(undone).toMatchObject({ status: 200, body: { state: 'open' } });
    expect(undone.body.decision).toBeUndefined();
    expect(await isShown(item)).toBe(true);
    expect((await undo(_id)).status).toBe(409);

    const about = {
      report: _id,
      kind: 'item',
      target: item,
      person: seller,
      action: 'hide',
      by: desk.operator,
    };
    await vi.waitFor(() => expect(listener.of(_id)).toHaveLength(2), { timeout: 5000 });
    expect(listener.of(_id)).toMatchObject([
      { type: 'report.decided', data: { ...about, reason: 'A copy of another brand.' } },
      { type: 'report.undone', data: about },
    ]);
    expect(log.trail().filter((line) => line.report === _id)).toMatchObject([
      { audit: 'report.decided', user: desk.operator, action: 'hide', reason: 'A copy of another brand.' },
      { audit: 'report.undone', user: desk.operator },
    ]);
  });

  it('leaves an item hidden that the desk hid directly when a decision is undone', async () => {
    const { _id, item } = await reportedItem();
    await desk.ask('POST', `/api/desk/items/${item}/hide`, { body: { reason: 'x' } });
    await decide(_id, 'remove');
    await undo(_id);
    expect(await isShown(item)).toBe(false);
  });

  it('accepts one of two concurrent decisions', async () => {
    const { _id } = await reportedItem();
    const answers = await Promise.all([decide(_id, 'keep'), decide(_id, 'warn'), decide(_id, 'hide')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });

  it('removes a review from list, total and histogram, and restores it', async () => {
    const { _id: item } = await catalog.publish(newUser());
    await review(item, 5);
    const bad = await review(item, 1);
    await report(newUser(), { kind: 'review', id: bad._id, reason: 'Rude.' });
    const { _id } = await reportOf(bad._id);
    const whole = await reviewsOf(item);
    expect(whole.total).toBe(2);
    for (const action of ['remove', 'hide']) {
      expect((await decide(_id, action)).status).toBe(200);
      expect(await reviewsOf(item)).toMatchObject({ total: 1, average: 5, histogram: { 1: 0, 5: 1 } });
      expect((await reviewsOf(item)).reviews).toHaveLength(1);
      const own = await catalog.call('GET', `/api/reviews/${item}/mine`, { user: bad.user });
      expect(own.body).toEqual({ review: null, mayWrite: false });
      await undo(_id);
      expect(await reviewsOf(item)).toEqual(whole);
    }
  });
});

it('keeps a review removed by one report when the decision on another is undone', async () => {
  const { _id: item } = await catalog.publish(newUser());
  const { _id: id } = await review(item, 1);
  await report(newUser(), { kind: 'review', id, reason: 'Rude.' });
  const first = await reportOf(id);
  await decide(first._id, 'keep');
  await report(newUser(), { kind: 'review', id, reason: 'Very rude.' });
  const open = (await list('?state=open&kind=review')).reports.find(({ target }) => target._id === id);
  expect((await decide(String(open?._id), 'remove')).status).toBe(200);
  expect((await undo(first._id)).status).toBe(200);
  expect((await reviewsOf(item)).total).toBe(0);
  await decide(first._id, 'keep');
  expect((await reviewsOf(item)).total).toBe(0);
  await undo(String(open?._id));
  expect((await reviewsOf(item)).total).toBe(1);
});

describe('deciding a report', () => {
  const statusFor = (who: string, method: string): number => {
    if (who === 'nobody') return 401;
    return who === 'support' && method === 'GET' ? 200 : 403;
  };

  it('allows decisions to operators only; support may read', async () => {
    const { _id } = await reportedItem();
    const calls = [
      ['GET', '/api/desk/reports'],
      ['POST', `/api/desk/reports/${_id}/decision`],
      ['POST', `/api/desk/reports/${_id}/undo`],
    ] as const;
    for (const [who, ask] of Object.entries(desk.others)) {
      for (const [method, path] of calls) {
        const body = method === 'POST' ? { action: 'keep', reason: 'x' } : undefined;
        const { status } = await ask(method, path, { body });
        expect([who, path, status]).toEqual([who, path, statusFor(who, method)]);
      }
    }
  });

  it('requires an existing report and a reason, and undoes only decided reports', async () => {
    const { _id } = await reportedItem();
    for (const id of [newId(), 'x']) {
      expect((await decide(id, 'keep')).status).toBe(404);
      expect((await undo(id)).status).toBe(404);
    }
    for (const [action, reason] of [
      ['burn', 'x'],
      ['keep', ''],
      ['keep', 'x'.repeat(501)],
    ] as const) {
      expect((await decide(_id, action, reason)).status).toBe(400);
    }
    expect((await undo(_id)).status).toBe(409);
  });
});

it('anonymizes reports by a deleted person, and deletes reports about them', async () => {
  const { item, seller, _id } = await reportedItem();
  const user = newUser();
  const { _id: other } = await catalog.publish(newUser());
  await report(user, { kind: 'item', id: other, reason: 'My address is 1 Elm St' });
  const share = await catalog.call('GET', '/internal/account/export', { user });
  expect(share.body.reports).toMatchObject([{ target: other, reason: 'My address is 1 Elm St' }]);
  for (const subject of [user, seller]) await publishEvent(surroundings.env, 'user.deleted', { subject, data: {} });
  await vi.waitFor(async () => expect((await reportOf(other)).reasons).toEqual(['']), { timeout: 5000 });
  expect((await reportOf(other)).count).toBe(1);
  await vi.waitFor(async () => expect((await decide(_id, 'keep')).status).toBe(404), { timeout: 5000 });
  const kept = await surroundings.db.collection('complaints').find({ target: item }).toArray();
  expect(kept).toEqual([]);
});

describe('an answer', () => {
  const read = (user: string | undefined, id: string) => catalog.call('GET', `/api/reports/${id}`, { user });
  const answer = (user: string | undefined, id: string, text: unknown) =>
    catalog.call('POST', `/api/reports/${id}/answer`, { user, body: { text } });

  it('accepts one answer of the person concerned, and shows it to the desk', async () => {
    const { _id: id, seller, item } = await reportedItem();
    expect((await read(seller, id)).status).toBe(404);
    await decide(id, 'hide', 'A copy of another brand.');
    const { body } = await read(seller, id);
    expect(body).toEqual({
      _id: id,
      kind: 'item',
      target: expect.objectContaining({ _id: item }),
      decision: { action: 'hide', reason: 'A copy of another brand.', at: expect.any(String) },
    });
    const both = await Promise.all(['It is mine.', 'It is mine!'].map((text) => answer(seller, id, text)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const text = both.find(({ status }) => status === 200)?.body.answer.text;
    expect((await reportOf(item)).answer).toEqual({ text, at: expect.any(String) });
    // An undone decision can no longer be answered; the answer stays for the next decision.
    await undo(id);
    expect((await read(seller, id)).status).toBe(404);
    expect((await reportOf(item)).answer?.text).toBe(text);
  });

  it('rejects answers of others, and blank ones', async () => {
    const { _id: id, seller } = await reportedItem();
    await decide(id, 'warn');
    for (const user of [newUser(), undefined]) {
      const expected = user ? 404 : 401;
      expect([(await read(user, id)).status, (await answer(user, id, 'x')).status]).toEqual([expected, expected]);
    }
    for (const text of ['', ' ', 'x'.repeat(501), 7]) expect((await answer(seller, id, text)).status).toBe(400);
    for (const unknown of [newId(), 'x']) expect((await answer(seller, unknown, 'x')).status).toBe(404);
    expect((await read(seller, id)).body.answer).toBeUndefined();
  });
});

describe('POST /api/desk/reports/{id}/decision', () => {
  it('rejects a decision of an operator on an item of their own, and its undoing, with 403', async () => {
    const { _id } = await catalog.publish(desk.operator);
    await report(newUser(), { kind: 'item', id: _id, reason: 'Fake.' });
    const { _id: id } = await reportOf(_id);
    expect((await decide(id, 'keep')).status).toBe(403);
    const other = openDesk(surroundings, catalog);
    const body = { action: 'hide', reason: 'A copy.' };
    expect((await other.ask('POST', `/api/desk/reports/${id}/decision`, { body })).status).toBe(200);
    expect((await undo(id)).status).toBe(403);
    expect(await isShown(_id)).toBe(false);
  });
});

describe('POST /api/reports', () => {
  it('stores the cause that each person chose, most frequent first at the desk', async () => {
    const { _id: id } = await catalog.publish(newUser());
    for (const cause of ['other', 'counterfeit', 'counterfeit', undefined])
      expect((await report(newUser(), { kind: 'item', id, reason: 'x', cause })).status).toBe(202);
    expect((await reportOf(id)).causes).toEqual(['counterfeit', 'other']);
    expect((await report(newUser(), { kind: 'item', id, reason: 'x', cause: 'ugly' })).status).toBe(400);
  });
});

describe('GET /api/desk/reports', () => {
  it('contains the earlier decisions on things of the same person', async () => {
    const { seller, item, _id: id } = await reportedItem();
    expect((await reportOf(item)).earlier).toBeUndefined();
    await decide(id, 'warn', 'A copy.');
    await report(newUser(), { kind: 'seller', id: seller, reason: 'Fakes.' });
    expect((await reportOf(seller)).earlier).toMatchObject([
      { _id: id, kind: 'item', action: 'warn', reason: 'A copy.' },
    ]);
    // A report is not among its own earlier ones.
    expect((await reportOf(item)).earlier).toBeUndefined();
  });

  it('counts every complaint, and contains the latest reasons', async () => {
    const { _id: target } = await catalog.publish(newUser());
    for (let at = 1; at <= 21; at++) await report(newUser(), { kind: 'item', id: target, reason: `No. ${at}` });
    const { count, reasons } = await reportOf(target);
    expect([count, reasons.length, reasons[0], reasons.at(-1)]).toEqual([21, 20, 'No. 21', 'No. 2']);
  });
});

describe('POST /api/desk/reports/{id}/notes', () => {
  const note = (id: string, text: unknown) => desk.ask('POST', `/api/desk/reports/${id}/notes`, { body: { text } });

  it('adds a note that the desk alone reads', async () => {
    const { seller, item, _id: id } = await reportedItem();
    expect((await note(id, 'Asked the seller.')).status).toBe(200);
    expect((await note(id, 'No answer yet.')).body.notes).toHaveLength(2);
    expect((await reportOf(item)).notes).toEqual([
      { text: 'Asked the seller.', by: desk.operator, at: expect.any(String) },
      { text: 'No answer yet.', by: desk.operator, at: expect.any(String) },
    ]);
    await decide(id, 'warn');
    const theirs = await catalog.call('GET', `/api/reports/${id}`, { user: seller });
    expect(theirs.body.notes).toBeUndefined();
  });

  it('rejects blank notes, unknown reports, callers without a role', async () => {
    const { _id: id } = await reportedItem();
    for (const text of ['', ' ', 'x'.repeat(501), 7]) expect((await note(id, text)).status).toBe(400);
    for (const unknown of [newId(), 'x']) expect((await note(unknown, 'x')).status).toBe(404);
    const body = { text: 'x' };
    const path = `/api/desk/reports/${id}/notes`;
    expect((await desk.others.person('POST', path, { body })).status).toBe(403);
    expect((await desk.others.support('POST', path, { body })).status).toBe(200);
  });
});
