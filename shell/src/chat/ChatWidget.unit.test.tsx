import { Outlet } from '@ethereal/web-kit/router.ts';
import { type FakeRequest, fakeApi } from '@ethereal/web-kit/testing/fake-api.ts';
import { renderPage } from '@ethereal/web-kit/testing/render-page.tsx';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ChatWidget } from './ChatWidget.tsx';

const ITEM = `/ethereal/categories/men/${'a'.repeat(24)}`;
const encoder = new TextEncoder();

/** Creates a response whose body the test writes piece by piece. */
function openStream() {
  const { readable, writable } = new TransformStream<Uint8Array>();
  const writer = writable.getWriter();
  return {
    response: new Response(readable, { headers: { 'content-type': 'text/event-stream' } }),
    send: (event: object) => void writer.write(encoder.encode(`data: ${JSON.stringify(event)}\n\n`)),
    close: () => void writer.close(),
    fail: () => void writer.abort(new Error('cut')).catch(() => {}),
  };
}

const whole = (...events: object[]) => {
  const body = events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('');
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
};

const show = () =>
  renderPage(
    [
      { index: true, element: <ChatWidget /> },
      { path: 'categories/*', element: <h1>Item page</h1> },
    ],
    '/ethereal',
  );
const chatRequests = (requests: FakeRequest[]) => requests.filter(({ path }) => path.startsWith('/chat_stream/'));
const log = () => screen.getByRole('log');

async function openAndAsk(message: string) {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Open chat' }));
  await user.type(screen.getByRole('textbox', { name: 'Message' }), `${message}{Enter}`);
  return user;
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it('opens with the greeting, takes the focus, closes with Escape and gives the focus back', async () => {
  fakeApi({});
  show();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Open chat' }));
  expect(log().textContent).toBe('Hi there, how can I help you?');
  expect(log().getAttribute('aria-live')).toBe('polite');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Message' }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('log')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open chat' }));
});

it('shows dots, then the stages and the answer, with items as links that need no reload', async () => {
  const stream = openStream();
  const requests = fakeApi({ 'GET /chat_stream/linen%20%2F%20shirts%3F': stream.response });
  show();
  const user = await openAndAsk('linen / shirts?');
  expect(await screen.findByRole('status', { name: 'The assistant is typing' })).toBeTruthy();
  expect(chatRequests(requests)).toHaveLength(1);
  stream.send({ type: 'checkpoint', checkpoint_id: 'c1' });
  stream.send({ type: 'search_start', query: 'linen shirt' });
  await screen.findByText('Searching');
  expect(screen.getByText('linen shirt')).toBeTruthy();
  stream.send({ type: 'search_results', urls: JSON.stringify([ITEM, { long: 'x'.repeat(40) }]) });
  await screen.findByText('Reading');
  // The result has a path alone; the name of the item arrives with the answer.
  expect(screen.getByRole('link', { name: 'An item' }).getAttribute('href')).toBe(ITEM);
  expect(screen.getByText(`${JSON.stringify({ long: 'x'.repeat(40) }).slice(0, 30)}`)).toBeTruthy();
  stream.send({
    type: 'content',
    content: `Look: <img src=x onerror=alert(1)>\n\n- [Linen Shirt](${ITEM}) – $49.90\n`,
  });
  await screen.findByText('$49.90');
  expect(screen.queryByRole('status', { name: 'The assistant is typing' })).toBeNull();
  expect(log().querySelector('img[onerror]')).toBeNull();
  expect(log().textContent).toContain('<img src=x onerror=alert(1)>');
  stream.send({ type: 'end' });
  await screen.findByText('Writing');
  await user.click(screen.getByRole('link', { name: 'Linen Shirt' }));
  expect(await screen.findByRole('heading', { name: 'Item page' })).toBeTruthy();
});

it('sends ".." as a message and not as the folder above', async () => {
  const requests = fakeApi({
    'GET /chat_stream/..%20': () => whole({ type: 'content', content: 'Pardon?' }, { type: 'end' }),
  });
  show();
  await openAndAsk('..');
  await screen.findByText('Pardon?');
  expect(chatRequests(requests)).toHaveLength(1);
});

it('sends the item of the current page, and none on other pages', async () => {
  const requests = fakeApi({
    'GET /chat_stream/sizes': () => whole({ type: 'content', content: 'S and M.' }, { type: 'end' }),
  });
  renderPage([{ path: 'categories/*', element: <ChatWidget /> }], ITEM);
  await openAndAsk('sizes');
  await screen.findByText('S and M.');
  expect(chatRequests(requests)[0]?.query.get('item')).toBe('a'.repeat(24));
  cleanup();
  sessionStorage.clear();
  show();
  await openAndAsk('sizes');
  await screen.findByText('S and M.');
  expect(chatRequests(requests)[1]?.query.has('item')).toBe(false);
});

it('continues from the checkpoint, also after a reload, without repeating a request', async () => {
  const requests = fakeApi({
    'GET /chat_stream/hi': () =>
      whole({ type: 'checkpoint', checkpoint_id: 'c1' }, { type: 'content', content: 'Hello!' }, { type: 'end' }),
  });
  const { unmount } = show();
  const user = await openAndAsk('hi');
  await screen.findByText('Hello!');
  unmount();
  show();
  expect(await screen.findByText('Hello!')).toBeTruthy();
  expect(chatRequests(requests)).toHaveLength(1);
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'hi{Enter}');
  await waitFor(() => expect(screen.getAllByText('Hello!')).toHaveLength(2));
  expect(chatRequests(requests).map(({ query }) => query.get('checkpoint_id'))).toEqual([null, 'c1']);
});

it('sends the bearer token along', async () => {
  localStorage.setItem('authToken', 'secret');
  const requests = fakeApi({
    'GET /chat_stream/hi': () => whole({ type: 'content', content: 'Hello!' }, { type: 'end' }),
  });
  show();
  await openAndAsk('hi');
  await screen.findByText('Hello!');
  expect(chatRequests(requests)[0]?.headers.get('authorization')).toBe('Bearer secret');
});

it('ignores blank messages', async () => {
  const requests = fakeApi({});
  show();
  await openAndAsk('   ');
  expect(log().textContent).toBe('Hi there, how can I help you?');
  expect(chatRequests(requests)).toHaveLength(0);
});

it('shows that the server cannot be reached', async () => {
  fakeApi({ 'GET /chat_stream/hi': () => Promise.reject(new TypeError('refused')) });
  show();
  await openAndAsk('hi');
  expect(await screen.findByText('Sorry, there was an error connecting to the server.')).toBeTruthy();
});

it('shows that the request failed when the stream breaks without content, without a second request', async () => {
  const stream = openStream();
  const requests = fakeApi({ 'GET /chat_stream/hi': stream.response });
  show();
  await openAndAsk('hi');
  stream.send({ type: 'checkpoint', checkpoint_id: 'c1' });
  stream.close();
  expect(await screen.findByText('Sorry, there was an error processing your request.')).toBeTruthy();
  expect(chatRequests(requests)).toHaveLength(1);
});

it('keeps the content received before a stream is cut off', async () => {
  const stream = openStream();
  fakeApi({ 'GET /chat_stream/hi': stream.response });
  show();
  await openAndAsk('hi');
  stream.send({ type: 'content', content: 'Here is' });
  await screen.findByText('Here is');
  stream.fail();
  expect(await screen.findByText('The answer was cut short.')).toBeTruthy();
  expect(screen.getByText('Here is')).toBeTruthy();
});

it('shows the message of a search error, or a default message', async () => {
  fakeApi({
    'GET /chat_stream/hi': () =>
      whole(
        { type: 'search_start', query: 'q' },
        { type: 'search_error' },
        { type: 'content', content: 'Sorry.' },
        { type: 'end' },
      ),
  });
  show();
  await openAndAsk('hi');
  expect(await screen.findByText('Search error')).toBeTruthy();
  expect(screen.getByText('An error occurred during search.')).toBeTruthy();
  expect(within(log()).queryByText('Writing')).toBeNull();
});

it('stops on request and accepts the next message', async () => {
  const stream = openStream();
  const requests = fakeApi({ 'GET /chat_stream/hi': stream.response });
  show();
  const user = await openAndAsk('hi');
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  expect(chatRequests(requests)[0]?.signal?.aborted).toBe(true);
  expect(await screen.findByText('Stopped.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send' })).toBeTruthy();
});

it('offers quick replies, sends one on a press, and accepts the feedback that an answer missed the question', async () => {
  const requests = fakeApi({
    'GET /chat_stream/New%20arrivals': () =>
      whole(
        { type: 'checkpoint', checkpoint_id: 'c1' },
        {
          type: 'content',
          content: `Here:\n\n- [Linen Shirt](${ITEM}) – $49.90\n- [Coat](${ITEM}) – $90.00\n`,
        },
        { type: 'end' },
      ),
    'POST /api/chat_feedback': () => Response.json({ message: 'Thank you.' }, { status: 202 }),
  });
  show();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Open chat' }));
  expect(screen.queryByRole('button', { name: 'Not what you meant?' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'New arrivals' }));
  expect(await screen.findByRole('button', { name: 'Something cheaper' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Message' }));
  await user.click(screen.getByRole('button', { name: 'Not what you meant?' }));
  expect(await screen.findByText(/we keep this to do better/)).toBeTruthy();
  const feedback = requests.find(({ path }) => path === '/api/chat_feedback');
  expect(feedback?.body).toEqual({ checkpoint_id: 'c1' });
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Message' }));
});

it('shows that feedback could not be sent, then accepts it again', async () => {
  let times = 0;
  fakeApi({
    'GET /chat_stream/hi': () =>
      whole({ type: 'checkpoint', checkpoint_id: 'c1' }, { type: 'content', content: 'Hello!' }, { type: 'end' }),
    'POST /api/chat_feedback': () => {
      times += 1;
      return times === 1
        ? Promise.reject(new TypeError('refused'))
        : Response.json({ message: 'Thank you.' }, { status: 202 });
    },
  });
  show();
  const user = await openAndAsk('hi');
  await user.click(await screen.findByRole('button', { name: 'Not what you meant?' }));
  const again = await screen.findByRole('button', { name: 'That could not be sent. Try again?' });
  expect(document.activeElement).toBe(again);
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/we keep this to do better/)).toBeTruthy();
});

it('offers questions on one item after an answer with one item, and none without items', async () => {
  fakeApi({
    'GET /chat_stream/shirt': () =>
      whole({ type: 'content', content: `- [Linen Shirt](${ITEM}) – $49.90\n` }, { type: 'end' }),
    'GET /chat_stream/hi': () => whole({ type: 'content', content: 'Hello!' }, { type: 'end' }),
  });
  show();
  const user = await openAndAsk('shirt');
  const replies = await screen.findByRole('list', { name: 'Quick replies' });
  expect(
    within(replies)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['What sizes does it come in?', 'How do I wash it?', 'What goes with it?']);
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'hi{Enter}');
  await screen.findByText('Hello!');
  expect(screen.queryByRole('list', { name: 'Quick replies' })).toBeNull();
});

it.each([
  ['a phone', true],
  ['a wide screen', false],
])('closes on a new page only where it covers the page (%s)', async (_name, phone) => {
  vi.stubGlobal('matchMedia', () => ({ matches: phone, addEventListener() {}, removeEventListener() {} }));
  fakeApi({
    'GET /chat_stream/shirt': () =>
      whole({ type: 'content', content: `- [Linen Shirt](${ITEM}) – $49.90\n` }, { type: 'end' }),
  });
  const frame = (
    <>
      <Outlet />
      <ChatWidget />
    </>
  );
  const pages = [
    { index: true, element: <h1>Home page</h1> },
    { path: 'categories/*', element: <h1>Item page</h1> },
  ];
  renderPage([{ element: frame, children: pages }], '/ethereal');
  const user = await openAndAsk('shirt');
  await user.click(await screen.findByRole('link', { name: /Linen Shirt/ }));
  expect(await screen.findByRole('heading', { name: 'Item page' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('log') === null).toBe(phone));
  vi.unstubAllGlobals();
});

it.each([
  ['a phone', true],
  ['a wide screen', false],
])('closes when the device goes back only where it covers the page (%s)', async (_name, phone) => {
  vi.stubGlobal('matchMedia', () => ({ matches: phone, addEventListener() {}, removeEventListener() {} }));
  const watchers: FakeWatcher[] = [];
  class FakeWatcher {
    onclose = (): void => undefined;
    constructor() {
      watchers.push(this);
    }
    destroy() {}
  }
  vi.stubGlobal('CloseWatcher', FakeWatcher);
  fakeApi({});
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Open chat' }));
  expect(watchers).toHaveLength(phone ? 1 : 0);
  act(() => watchers[0]?.onclose());
  expect(screen.queryByRole('log') === null).toBe(phone);
  vi.unstubAllGlobals();
});
