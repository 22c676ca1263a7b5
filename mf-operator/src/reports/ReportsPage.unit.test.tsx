import type { Report } from '@ethereal/contracts/reports';
import { fakeApi, refusal } from '@ethereal/web-kit/testing/fake-api.ts';
import { renderPage } from '@ethereal/web-kit/testing/render-page.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { logInWith, OPERATOR, SUPPORT, sessionCalls } from '../testing/at-the-desk.ts';
import { ReportsPage } from './ReportsPage.tsx';

const at = '2026-11-21T10:00:00.000Z';
const idOf = (digit: number) => String(digit).repeat(24);
const aReport = (digit: number, more: Partial<Report> = {}): Report => ({
  _id: idOf(digit),
  kind: 'item',
  target: { _id: idOf(digit), name: `Coat ${digit}`, link: `/ethereal/categories/men/${idOf(digit)}` },
  count: 2,
  reasons: ['A fake'],
  firstAt: at,
  lastAt: at,
  state: 'open',
  ...more,
});
const decided = (report: Report, action: 'keep' | 'hide'): Report => ({
  ...report,
  state: 'decided',
  decision: { action, reason: 'Checked', by: idOf(9), at },
});

/** Serves a queue: a decision removes a report from the open ones, and Undo returns it. */
function serve(open: Report[], more: Parameters<typeof fakeApi>[0] = {}) {
  const left = new Map(open.map((report) => [report._id, report]));
  return fakeApi({
    ...sessionCalls,
    ...more,
    'GET /api/desk/reports': () => ({ reports: [...left.values()], nextCursor: null }),
    ...Object.fromEntries(
      open.flatMap((report) => [
        [
          `POST /api/desk/reports/${report._id}/decision`,
          () => {
            left.delete(report._id);
            return decided(report, 'hide');
          },
        ],
        [
          `POST /api/desk/reports/${report._id}/undo`,
          () => {
            left.set(report._id, report);
            return report;
          },
        ],
      ]),
    ),
  });
}

const show = (search = '') => renderPage([{ path: 'desk', element: <ReportsPage /> }], `/ethereal/desk${search}`);
const row = (digit: number) => screen.findByRole('article', { name: `Item: Coat ${digit}` });
const decisions = (requests: ReturnType<typeof fakeApi>) => requests.filter(({ path }) => path.endsWith('/decision'));

test('decides by keyboard with the button alone, and moves to the next row', async () => {
  await logInWith(OPERATOR);
  const requests = serve([aReport(1), aReport(2)]);
  show();
  await row(1);
  await userEvent.keyboard('j');
  expect(document.activeElement).toBe(await row(1));
  await userEvent.keyboard('jk{Enter}');
  await screen.findByRole('radio', { name: /^Keep/ });
  await userEvent.keyboard('{ArrowDown}{Tab}A fake indeed{Enter}');
  expect(decisions(requests)).toEqual([]);
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  expect(await screen.findByText('1 report decided: hidden')).toBeDefined();
  expect(decisions(requests).map(({ path, body }) => [path.split('/')[4], body])).toEqual([
    [idOf(1), { action: 'hide', reason: 'A fake indeed' }],
  ]);
  await waitFor(async () => expect(document.activeElement).toBe(await row(2)));
});

/** Keeps the first two reports by one decision. */
async function keepTwoTogether(): Promise<void> {
  await row(1);
  await userEvent.keyboard('jxjx');
  await userEvent.click(screen.getByRole('button', { name: 'Decide together' }));
  await userEvent.type(await screen.findByLabelText('Reason'), 'All is well');
  await userEvent.click(screen.getByRole('button', { name: 'Decide' }));
}

test('decides and undoes several reports at once', async () => {
  await logInWith(OPERATOR);
  const requests = serve([aReport(1), aReport(2), aReport(3)]);
  show();
  await keepTwoTogether();
  expect(await screen.findByText('2 reports decided: kept')).toBeDefined();
  expect(decisions(requests)).toHaveLength(2);
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3));
});

test('keeps the typed reason for a report whose decision failed', async () => {
  await logInWith(OPERATOR);
  let second: object = refusal(503, 'The service is away.');
  const decision = (digit: number) => `POST /api/desk/reports/${idOf(digit)}/decision`;
  const requests = fakeApi({
    ...sessionCalls,
    'GET /api/desk/reports': () => ({ reports: [aReport(1), aReport(2)], nextCursor: null }),
    [decision(1)]: decided(aReport(1), 'keep'),
    [decision(2)]: () => second,
  });
  show();
  await keepTwoTogether();
  expect(await screen.findByRole('heading', { name: 'Decide the report of Coat 2' })).toBeDefined();
  second = decided(aReport(2), 'keep');
  await userEvent.click(screen.getByRole('button', { name: 'Decide' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(decisions(requests).map(({ path, body }) => [path.split('/')[4], body])).toEqual(
    [1, 2, 2].map((digit) => [idOf(digit), { action: 'keep', reason: 'All is well' }]),
  );
});

test('requires a reason, and offers neither hide nor remove for a seller', async () => {
  await logInWith(OPERATOR);
  const requests = serve([aReport(1, { kind: 'seller' })]);
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Decide: Coat 1' }));
  await screen.findByRole('radio', { name: /^Suspend/ });
  expect(screen.getAllByRole('radio')).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: 'Decide' }));
  expect(await screen.findByText('Reason is required.')).toBeDefined();
  expect(decisions(requests)).toEqual([]);
});

test('offers no decision to support', async () => {
  await logInWith(SUPPORT);
  serve([aReport(1)]);
  show();
  await row(1);
  expect(screen.queryByRole('button', { name: /Decide/ })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('keeps the filter in the address, and shows error, empty and further pages', async () => {
  await logInWith(OPERATOR);
  let answer: object = refusal(400, 'No.');
  const requests = fakeApi({ ...sessionCalls, 'GET /api/desk/reports': () => answer });
  show('?state=decided&kind=review');
  expect(await screen.findByText('The reports could not be loaded.')).toBeDefined();
  expect(requests.at(-1)?.query.get('state')).toBe('decided');
  expect(requests.at(-1)?.query.get('kind')).toBe('review');
  answer = { reports: [], nextCursor: null };
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Nothing was decided yet.')).toBeDefined();
  answer = { reports: [aReport(1)], nextCursor: 'next' };
  await userEvent.selectOptions(screen.getByLabelText('State'), 'open');
  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(requests.some(({ query }) => query.get('cursor') === 'next')).toBe(true));
});

test('shows the pictures of a reported review with a link to each', async () => {
  await logInWith(SUPPORT);
  const pictures = [{ url: '/images/p1', public_id: 'p1', width: 800, height: 600 }];
  const review = aReport(1, { kind: 'review' });
  serve([{ ...review, target: { ...review.target, pictures } }]);
  show();
  const link = await screen.findByRole('link', { name: 'Shown in the review, 1 of 1' });
  expect(link.getAttribute('href')).toBe('/images/p1');
  expect(link.querySelector('img')?.getAttribute('width')).toBe('800');
});

test('ignores Ctrl+Enter and Ctrl+X on a row', async () => {
  await logInWith(OPERATOR);
  serve([aReport(1)]);
  show();
  await row(1);
  await userEvent.keyboard('j{Control>}{Enter}x{/Control}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
});

test('shows picture, price and seller of a reported item', async () => {
  await logInWith(SUPPORT);
  const seller = idOf(7);
  const image1 = { url: '/images/c1', public_id: 'c1' };
  serve([aReport(1)], {
    [`GET /api/categories/men/${idOf(1)}`]: () => Response.json({ name: 'Coat 1', price: 40, user: seller, image1 }),
    [`GET /api/sellers/${seller}`]: () => Response.json({ _id: seller, name: 'Coats by Ann' }),
  });
  show();
  const link = await screen.findByRole('link', { name: 'Coats by Ann' });
  expect(link.getAttribute('href')).toBe(`/ethereal/desk/people/${seller}`);
  expect(screen.getByRole('img', { name: 'Coat 1' })).toBeDefined();
});

test('shows causes and earlier decisions about the same person', async () => {
  await logInWith(SUPPORT);
  const earlier = [
    {
      _id: idOf(5),
      kind: 'item' as const,
      name: 'Old Coat',
      link: '/ethereal/x',
      action: 'warn' as const,
      reason: 'A copy',
      at,
    },
  ];
  serve([aReport(1, { causes: ['counterfeit', 'other'], earlier })]);
  show();
  const shown = within(await row(1));
  expect(shown.getByText('Counterfeit')).toBeDefined();
  expect(shown.getByText('Earlier decisions about the same person: 1')).toBeDefined();
  expect(shown.getByRole('link', { name: 'Old Coat', hidden: true }).getAttribute('href')).toBe('/ethereal/x');
});

test('adds a note to a report, and none without a text', async () => {
  await logInWith(SUPPORT);
  let report = aReport(1);
  const requests = fakeApi({
    ...sessionCalls,
    'GET /api/desk/reports': () => ({ reports: [report], nextCursor: null }),
    'GET /api/desk/colleagues': { people: [{ _id: idOf(8), name: 'Olga Prime' }] },
    [`POST /api/desk/reports/${report._id}/notes`]: ({ body }) => {
      const left = { text: 'Seen before.', by: idOf(7), at };
      report = aReport(1, { notes: [left, { ...Object(body), by: idOf(8), at: '2026-11-21T11:00:00.000Z' }] });
      return report;
    },
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Add a note: Coat 1' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
  expect(await screen.findByText('Note is required.')).toBeDefined();
  await userEvent.type(screen.getByLabelText('Note'), ' Asked the seller. ');
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
  expect(await screen.findByText('Asked the seller.')).toBeDefined();
  expect(await screen.findByRole('link', { name: 'Olga Prime' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'another person of the desk' })).toBeDefined();
  expect(requests.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { text: 'Asked the seller.' },
  ]);
});
