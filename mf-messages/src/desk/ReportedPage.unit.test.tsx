import { adoptToken, endSession } from '@ethereal/web-kit/session/session-store.ts';
import { fakeApi, refusal } from '@ethereal/web-kit/testing/fake-api.ts';
import { renderPage } from '@ethereal/web-kit/testing/render-page.tsx';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { routes } from '../routes.tsx';
import { aConversation, aMessage, ID, ITEM, logIn, sessionCalls } from '../testing/fixtures.ts';

beforeAll(logIn);
// No test waits for the first load of the page's modules, which takes seconds on a busy machine.
beforeAll(() => import('./ReportedPage.tsx'), 60_000);

describe('/ethereal/desk/conversations', () => {
  const person = (name: string) => ({ _id: ITEM, name });
  const reported = {
    _id: ID,
    about: aConversation().about,
    buyer: person('Ada L.'),
    seller: person('Blue Store'),
    reports: [{ by: 'buyer', messageId: aMessage(1)._id, reason: 'Insults', at: '2026-01-01T12:00:00.000Z' }],
    looks: 0,
  };
  const none = () => new Response(null, { status: 204 });
  /** Answers to the desk's calls; a decision takes the conversation off the queue until it is undone. */
  function deskCalls() {
    let decision: object | undefined;
    const { _id, text, at } = aMessage(1);
    const images = [{ url: '/images/a', public_id: 'a', width: 4, height: 3 }];
    const path = `/api/desk/conversations/${ID}`;
    return fakeApi({
      ...sessionCalls,
      'GET /api/desk/conversations': ({ query }) => {
        const isDecided = decision !== undefined;
        const isShown = (query.get('state') === 'decided') === isDecided;
        return Response.json({
          conversations: isShown ? [{ ...reported, ...(isDecided && { decision }) }] : [],
          nextCursor: null,
        });
      },
      [`POST ${path}/look`]: {
        conversation: { ...reported, looks: 1 },
        messages: [{ _id, text, images, at, by: 'seller' }],
      },
      [`POST ${path}/settle`]: () => {
        decision = { action: 'suspend', side: 'seller', reason: 'Insults', at: '2026-01-01T13:00:00.000Z' };
        return none();
      },
      [`POST ${path}/undo`]: () => {
        decision = undefined;
        return none();
      },
      [`POST /api/desk/people/${ITEM}/suspend`]: none,
      [`POST /api/desk/people/${ITEM}/restore`]: none,
    });
  }

  it('leads an operator without a second factor to the page that offers it', async () => {
    fakeApi({ ...sessionCalls, 'GET /api/desk/conversations': () => refusal(403, 'Not for you.') });
    renderPage(routes, '/ethereal/desk/conversations');
    const link = await screen.findByRole('link', { name: 'Open the desk' });
    expect(link.getAttribute('href')).toBe('/ethereal/desk');
  });

  it('requires a reason before the messages are shown', async () => {
    const requests = deskCalls();
    renderPage(routes, '/ethereal/desk/conversations');
    const read = await screen.findByRole<HTMLButtonElement>('button', { name: 'Read the messages' });
    expect(read.disabled).toBe(true);
    expect(screen.getByRole('link', { name: 'Ada L.' }).getAttribute('href')).toBe(`/ethereal/desk/people/${ITEM}`);
    await userEvent.type(screen.getByLabelText(/^Reason/), 'Report of insults');
    await userEvent.click(read);
    expect(await screen.findByText('Message 1')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Picture 1 by Blue Store' })).toBeTruthy();
    expect(requests.find(({ path }) => path.endsWith('/look'))?.body).toEqual({ reason: 'Report of insults' });
    await userEvent.click(screen.getByRole('button', { name: 'Warn Blue Store' }));
    await vi.waitFor(() =>
      expect(requests.find(({ path }) => path.endsWith('/settle'))?.body).toEqual({
        reason: 'Report of insults',
        warn: 'seller',
      }),
    );
  });

  it('keeps the reason that was typed when the session ends', async () => {
    deskCalls();
    const { unmount } = renderPage(routes, '/ethereal/desk/conversations');
    await userEvent.type(await screen.findByLabelText(/^Reason/), 'Insults');
    act(endSession);
    unmount();
    await act(() => adoptToken('a.b.c'));
    renderPage(routes, '/ethereal/desk/conversations');
    expect(await screen.findByLabelText(/^Reason/)).toHaveProperty('value', 'Insults');
  });

  it('marks only the pressed decision as busy while it is sent', async () => {
    const requests = deskCalls();
    renderPage(routes, '/ethereal/desk/conversations');
    await userEvent.type(await screen.findByLabelText(/^Reason/), 'Insults');
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    await userEvent.click(screen.getByRole('button', { name: 'Warn Blue Store' }));
    const buttons = ['Keep', 'Warn Blue Store', 'Suspend Blue Store'].map((name) =>
      screen.getByRole<HTMLButtonElement>('button', { name: new RegExp(`${name}$`) }),
    );
    expect(buttons.map(({ disabled, ariaBusy }) => [disabled, ariaBusy])).toEqual([
      [true, null],
      [true, 'true'],
      [true, null],
    ]);
    expect(requests.some(({ path }) => path.endsWith('/settle'))).toBe(false);
  });

  it('undoes a decision at once or later, and restores the person whom it suspended', async () => {
    const requests = deskCalls();
    const undone = () =>
      requests.filter(({ path }) => /restore$|undo$/.test(path)).map(({ path }) => path.split('/').at(-1));
    const suspend = async () => {
      await userEvent.type(await screen.findByLabelText(/^Reason/), 'Insults');
      await userEvent.click(screen.getByRole('button', { name: 'Suspend Blue Store' }));
    };
    renderPage(routes, '/ethereal/desk/conversations');
    await suspend();
    const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    const done = () => vi.waitFor(() => expect(announced()).toContain('Blue Store: Blue Store was suspended.'));
    await done();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByRole('button', { name: 'Read the messages' });
    expect(undone()).toEqual(['restore', 'undo']);

    await suspend();
    await done();
    await userEvent.selectOptions(screen.getByLabelText('State'), 'decided');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo the decision: Blue Store' }));
    await vi.waitFor(() => expect(undone()).toEqual(['restore', 'undo', 'restore', 'undo']));
    expect(await screen.findByText('Nothing was decided yet.')).toBeTruthy();
  });
});
