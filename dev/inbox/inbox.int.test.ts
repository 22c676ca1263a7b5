import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { launch, type RunningProgram } from '../processes/program.ts';
import { inboxProgram } from '../site/inbox.ts';
import { openMails } from './mails.ts';

let folder: string;
let url: string;
let smtp: string;
let running: RunningProgram;
let program: Awaited<ReturnType<typeof inboxProgram>>['program'];
let transport: ReturnType<typeof createTransport>;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ethereal-inbox-'));
  const inbox = await inboxProgram(folder, folder);
  ({ url, smtp, program } = inbox);
  running = await launch(program);
  transport = createTransport({ url: smtp });
});

afterEach(async () => {
  transport.close();
  await running.stop();
  await rm(folder, { recursive: true, force: true });
});

const send = (subject: string, parts = {}) =>
  transport.sendMail({ from: 'shop@ethereal.test', to: 'ann@ethereal.test', subject, text: 'Hello', ...parts });

const read = async (path: string) => (await fetch(url + path)).text();

describe('GET /api/email', () => {
  it('returns mails with subject, recipients and text, the newest last', async () => {
    await send('First');
    await send('Größe', { to: ['ann@ethereal.test', 'Bob <bob@ethereal.test>'], text: 'Häkel' });
    const mails = JSON.parse(await read('/api/email'));
    expect(mails).toMatchObject([{ subject: 'First' }, { subject: 'Größe', text: expect.stringContaining('Häkel') }]);
    expect(mails[1].to.map(({ address }: { address: string }) => address)).toEqual([
      'ann@ethereal.test',
      'bob@ethereal.test',
    ]);
  });

  it('returns mails that arrived before a crash', async () => {
    await send('Before');
    await running.kill();
    running = await launch(program);
    expect(JSON.parse(await read('/api/email'))).toMatchObject([{ subject: 'Before' }]);
  });
});

describe('GET /', () => {
  it('lists mails, the newest first', async () => {
    await send('First');
    await send('<Second>');
    expect(await read('/')).toMatch(/&#60;Second&#62;.*First/s);
  });
});

describe('GET /mails/:id', () => {
  it('shows the HTML of a mail in a frame without scripts, beside its text and headers', async () => {
    await send('Welcome', { html: '<p class="x">Hi</p>' });
    const page = await read('/mails/1');
    expect(page).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(page).toContain('&#60;p class=&#34;x&#34;&#62;Hi&#60;/p&#62;');
    expect(page).toMatch(/Hello.*From: shop@ethereal\.test/s);
  });

  it('answers 404 for an unknown mail', async () => {
    expect((await fetch(`${url}/mails/7`)).status).toBe(404);
    expect((await fetch(`${url}/mails/x`)).status).toBe(404);
  });
});

it('stops by SIGTERM alone while a client is connected', async () => {
  transport = createTransport({ url: smtp, pool: true });
  await send('First');
  await running.stop();
  expect(await running.exited).toBe('was ended by SIGTERM');
});

it('keeps the newest 500 mails', async () => {
  await running.stop();
  const mails = openMails(join(folder, 'inbox/mails.sqlite'));
  for (let number = 1; number <= 502; number++) await mails.add(Buffer.from(`Subject: ${number}\r\n\r\n`));
  expect(mails.all().map(({ subject }) => subject)).toEqual(Array.from({ length: 500 }, (_, at) => `${at + 3}`));
  mails.close();
  expect(await readFile(program.log, 'utf8')).toBe('');
  running = await launch(program);
});
