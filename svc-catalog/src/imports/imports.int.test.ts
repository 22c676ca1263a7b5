import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { itemImport, listImportRows } from '@ethereal/contracts/imports';
import { testLogger } from '@ethereal/service-kit/testing/harness';
import { strToU8, zipSync } from 'fflate';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { openCatalog } from '../testing/open-catalog.ts';
import { newUser, picture } from '../testing/start-catalog.ts';
import { createImportRowsStore } from './import-rows.store.ts';
import { createImportsStore } from './imports.store.ts';
import { createImports } from './seller-imports.ts';

/** Responses of the picture host at its special addresses. */
const ODD_ANSWERS: Readonly<Record<string, (response: ServerResponse) => void>> = {
  '/words.png': (response) => response.end('no picture'),
  '/away.png': (response) => response.writeHead(404).end(),
  '/inside.png': (response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
  '/round.png': (response) => response.writeHead(302, { location: '/round.png' }).end(),
  '/moved.png': (response) => response.writeHead(302, { location: '/a.png' }).end(),
  '/huge.png': (response) => response.writeHead(200, { 'content-length': 99_000_000 }).write('x'),
  '/slow.png': (response) => response.writeHead(200).write('x'),
};

/** Starts an external picture host. */
async function startWeb() {
  const png = await picture().png().toBuffer();
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    const answer = ODD_ANSWERS[url] ?? (() => response.end(png));
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return { host, url: `http://${host}`, asked, close: () => server.close().closeAllConnections() };
}

const web = await startWeb();
afterAll(() => void web.close());
const { surroundings, catalog } = await openCatalog({
  IMPORT_PRIVATE_HOSTS: web.host,
  IMPORT_FETCH_MS: '2000',
  IMPORT_LEASE_MS: '300',
});

const HEADER = 'Item number,Name,Description,Price,Category,Sub category,Sizes,Stock,Image 1';
const rowOf = (number: string, more: Partial<Record<'name' | 'price' | 'image', string>> = {}) => {
  const { name = `Shirt ${number}`, price = '9.99', image = `${web.url}/a.png` } = more;
  return `${number},${name},Soft.,${price},Men,Topwear,"S, M",S:1 M:2,${image}`;
};
const csv = (...rows: string[]) => [HEADER, ...rows].join('\r\n');
const formOf = (table: string | Uint8Array, zip?: Uint8Array) => {
  const form = new FormData();
  form.append('file', new File([typeof table === 'string' ? table : Uint8Array.from(table)], 'items.csv'));
  if (zip) form.append('pictures', new File([Uint8Array.from(zip)], 'pictures.zip'));
  return form;
};
const upload = (user: string, table: string | Uint8Array, zip?: Uint8Array, again = '') =>
  catalog.call('POST', `/api/item-imports?again=${again}`, { user, body: formOf(table, zip) });
const check = async (user: string, table: string | Uint8Array, zip?: Uint8Array, again?: string) => {
  const { status, body } = await upload(user, table, zip, again);
  if (status !== 201) throw new Error(`not checked: ${JSON.stringify(body)}`);
  return itemImport.parse(body);
};
const read = async (user: string, id: string) =>
  itemImport.parse((await catalog.call('GET', `/api/item-imports/${id}`, { user })).body);
const rowsOf = async (user: string, id: string, query = '') => {
  const { body } = await catalog.call('GET', `/api/item-imports/${id}/rows${query}`, { user });
  return listImportRows.success.body.parse(body);
};
const confirm = async (user: string, id: string) => {
  expect((await catalog.call('POST', `/api/item-imports/${id}/confirm`, { user })).status).toBe(200);
  await vi.waitFor(async () => expect((await read(user, id)).state).toBe('done'), 25_000);
  return read(user, id);
};
const yourItems = async (user: string): Promise<Record<string, unknown>[]> =>
  (await catalog.call('GET', '/api/yourItems/get', { user })).body;
const exported = async (user: string, format = 'csv') => {
  const response = await fetch(`${catalog.url}/api/item-export?format=${format}`, {
    headers: surroundings.tokens.headers(user),
  });
  return new Uint8Array(await response.arrayBuffer());
};

describe('a table of items', () => {
  it('changes nothing when checked, applies once, and changes nothing when repeated', async () => {
    const user = newUser();
    const table = csv(rowOf('1'), rowOf('2', { name: '' }), rowOf('3'), rowOf('1'));
    const checked = await check(user, table);
    expect(checked).toMatchObject({ state: 'checked', rows: 4, fileName: 'items.csv' });
    expect(checked.actions).toEqual({ create: 2, change: 0, keep: 0, refuse: 2 });
    const refused = await rowsOf(user, checked._id, '?show=refuse');
    expect(refused.rows.map(({ line, faults }) => [line, faults])).toEqual([
      [3, [{ column: 'name', value: '', reason: 'Name is required.' }]],
      [5, [{ column: 'number', value: '1', reason: 'Line 2 has this item number, too.' }]],
    ]);
    expect(await yourItems(user)).toEqual([]);

    const done = await confirm(user, checked._id);
    expect(done.outcomes).toEqual({ created: 2, changed: 0, kept: 0, failed: 0 });
    expect((await yourItems(user)).map(({ name }) => name).sort()).toEqual(['Shirt 1', 'Shirt 3']);
    const again = await catalog.call('POST', `/api/item-imports/${checked._id}/confirm`, { user });
    expect([again.status, again.body.state]).toEqual([200, 'done']);

    const same = await check(user, csv(rowOf('1'), rowOf('3', { price: '5' })));
    expect(same.actions).toEqual({ create: 0, change: 1, keep: 1, refuse: 0 });
    const { outcomes } = await confirm(user, same._id);
    expect(outcomes).toEqual({ created: 0, changed: 1, kept: 1, failed: 0 });
    expect((await yourItems(user)).map(({ name, price }) => [name, price]).sort()).toEqual([
      ['Shirt 1', 9.99],
      ['Shirt 3', 5],
    ]);
    const stored = await surroundings.db.collection('items').find({ seller: user }).toArray();
    expect(stored.map(({ stockSent }) => stockSent.stock)).toEqual([
      { S: 1, M: 2 },
      { S: 1, M: 2 },
    ]);
    // A picture that both rows name was fetched once, and is shared by both.
    expect(new Set(stored.map(({ images }) => images.image1.public_id)).size).toBe(1);
  });

  it('imports and exports colors and the stock of each variant without loss', async () => {
    const user = newUser();
    const cells = '1,Scarf,Soft.,9.99,Women,Topwear,"Off White, Navy","S, M","Navy / M:2, Off White / S:1"';
    const table = `${HEADER.replace('Sizes', 'Colors,Sizes')}\r\n${cells},${web.url}/a.png`;
    await confirm(user, (await check(user, table))._id);
    expect(await yourItems(user)).toMatchObject([{ colors: ['Off White', 'Navy'], size: ['S', 'M'] }]);
    const [stored] = await surroundings.db.collection('items').find({ seller: user }).toArray();
    expect(stored?.stockSent.stock).toEqual({ 'Navy / M': 2, 'Off White / S': 1 });
    const out = await exported(user);
    expect(new TextDecoder().decode(out)).toContain('"Off White, Navy","S, M",,no,,"Navy / M:2, Off White / S:1"');
    expect((await check(user, out)).actions).toEqual({ create: 0, change: 0, keep: 1, refuse: 0 });
  });

  it('imports and exports sales without loss, and ends them by empty cells', async () => {
    const user = newUser();
    const sale = { price: 7.5, from: '2031-01-02T10:00:00.000Z', until: '2031-01-05T10:00:30.000Z' };
    await confirm(user, (await check(user, csv(rowOf('1'), rowOf('2'))))._id);
    const planned = 'number,sale price,sale percent,sale from,sale until';
    const table = [planned, '1,$7.50,,2031-01-02 10:00,2031-01-05T10:00:30Z', '2,,25 %,,'].join('\n');
    const checked = await check(user, table);
    expect(checked.notes).toEqual([expect.stringContaining('Times of sales are in UTC.')]);
    expect((await confirm(user, checked._id)).outcomes).toMatchObject({ changed: 2, failed: 0 });
    const sales = async () => Object.fromEntries((await yourItems(user)).map((entry) => [entry.name, entry]));
    expect(await sales()).toMatchObject({
      'Shirt 1': { price: 9.99, regularPrice: 9.99, sale },
      'Shirt 2': { price: 7.49, formerPrice: 9.99, percent: 25, sale: { percent: 25 } },
    });
    for (const format of ['csv', 'xlsx'])
      expect((await check(user, await exported(user, format))).actions, format).toMatchObject({ keep: 2, change: 0 });
    // The same table again neither restarts the running sale nor changes its former price.
    expect((await check(user, table)).actions).toMatchObject({ keep: 2, change: 0 });
    const { outcomes } = await confirm(user, (await check(user, `${planned}\n1,,,,\n2,,,,\n`))._id);
    expect(outcomes).toMatchObject({ changed: 2 });
    expect(await sales()).toMatchObject({ 'Shirt 1': { sale: null }, 'Shirt 2': { price: 9.99, sale: null } });
  });

  it('skips and reports a row that ends in an internal error', async () => {
    const user = newUser();
    const { _id } = await check(user, csv(rowOf('1'), rowOf('2')));
    const rows = surroundings.db.collection('itemImportRows');
    await rows.updateOne({ importId: _id, number: '1' }, { $set: { cells: null } });
    expect((await confirm(user, _id)).outcomes).toMatchObject({ created: 1, failed: 1 });
    const failed = await rowsOf(user, _id, '?show=failed');
    expect(failed.rows[0]?.faults[0]?.reason).toContain('Please import it again later.');
    expect(await yourItems(user)).toHaveLength(1);
  });

  it('applies the imports of other sellers while a row is tried again', async () => {
    const [user, other] = [newUser(), newUser()];
    const { _id } = await check(user, csv(rowOf('1')));
    const { _id: next } = await check(other, csv(rowOf('1')));
    const row = (tries: number) =>
      surroundings.db.collection('itemImportRows').updateOne({ importId: _id }, { $set: { cells: null, tries } });
    // The row is tried again for as long as the other import takes.
    await row(-1000);
    await catalog.call('POST', `/api/item-imports/${_id}/confirm`, { user });
    expect((await confirm(other, next)).outcomes).toMatchObject({ created: 1 });
    expect((await read(user, _id)).state).toBe('running');
    await row(1000);
  });
});

describe('a deletion that a crash interrupts', () => {
  /** Returns the imports of a process that deletes pictures by `deleteAll`. */
  const importsWith = (deleteAll: (folder: string) => Promise<void>) =>
    createImports({
      imports: createImportsStore(surroundings.db),
      rows: createImportRowsStore(surroundings.db),
      blobs: { deleteAll, put: async () => {}, get: async () => undefined },
      check: async () => Promise.reject(new Error('not used')),
      runner: { wake: () => {}, stop: async () => {} },
      tables: { read: async () => Promise.reject(new Error('not used')) },
      writer: { write: async () => Buffer.alloc(0), stop: () => {} },
      logger: testLogger,
      now: () => new Date(),
    });
  /** Returns the imports of a process that dies when it deletes pictures, and those of the next process. */
  const dyingImports = () => ({
    dying: importsWith(() => Promise.reject(new Error('killed'))),
    next: importsWith(async () => {}),
  });
  const left = async (importId: string) => ({
    rows: await surroundings.db.collection('itemImportRows').countDocuments({ importId }),
    imports: await surroundings.db.collection<{ _id: string }>('itemImports').countDocuments({ _id: importId }),
  });

  it('leaves nothing behind after the next sweep', async () => {
    const user = newUser();
    const { _id } = await check(user, csv(rowOf('1')));
    const { dying, next } = dyingImports();
    await expect(dying.discard(user, _id)).rejects.toThrow('killed');
    expect((await catalog.call('GET', `/api/item-imports/${_id}`, { user })).status).toBe(404);
    await next.sweep();
    expect(await left(_id)).toEqual({ rows: 0, imports: 0 });
  });

  it('does not keep a sweep from the other imports', async () => {
    const faulty = await check(newUser(), csv(rowOf('1')));
    const sound = await check(newUser(), csv(rowOf('1')));
    const old = { $set: { createdAt: new Date(Date.now() - 48 * 3_600_000) } };
    const both = { _id: { $in: [faulty._id, sound._id] } };
    await surroundings.db.collection<{ _id: string }>('itemImports').updateMany(both, old);
    const { sweep } = importsWith(async (folder) => {
      if (folder.endsWith(faulty._id)) throw new Error('killed');
    });
    await expect(sweep()).rejects.toThrow('killed');
    expect(await left(sound._id)).toEqual({ rows: 0, imports: 0 });
  });

  it('leaves nothing behind after a repeated erasure of the person', async () => {
    const user = newUser();
    const { _id } = await check(user, csv(rowOf('1')));
    const { dying, next } = dyingImports();
    await expect(dying.erase(user)).rejects.toThrow('killed');
    await next.erase(user);
    expect(await left(_id)).toEqual({ rows: 0, imports: 0 });
  });
});

describe('a table that is applied again', () => {
  it('writes no item again after a crash that lost row outcomes but no items', async () => {
    const user = newUser();
    await confirm(user, (await check(user, csv(rowOf('2'))))._id);
    const { _id } = await check(user, csv(rowOf('1'), rowOf('2', { price: '4' })));
    await confirm(user, _id);
    // The relay publishes the remaining events.
    const plain = { projection: { pendingEvents: 0 } };
    const stored = () => surroundings.db.collection('items').find({ seller: user }, plain).toArray();
    const before = await stored();
    expect(before.map(({ version }) => version).sort()).toEqual([1, 2]);
    const { db } = surroundings;
    await db
      .collection('itemImportRows')
      .updateMany({ importId: _id }, { $set: { waiting: true }, $unset: { outcome: '' } });
    // The seller changed this item in the meantime, and the older table must not overwrite it.
    const edited = before.find(({ version }) => version === 2);
    const body = await catalog.draft(user, { name: 'By hand', price: 6 });
    await catalog.call('PUT', `/api/editYourItem/${edited?._id}`, { user, body });
    const untouched = await stored();
    await db
      .collection<{ _id: string }>('itemImports')
      .updateOne({ _id }, { $set: { state: 'running' }, $unset: { finishedAt: '' } });
    await vi.waitFor(async () => expect((await read(user, _id)).state).toBe('done'), 10_000);
    expect((await read(user, _id)).outcomes).toMatchObject({ created: 1, changed: 1, failed: 0 });
    expect(await stored()).toEqual(untouched);
  });

  it('changes nothing when an export is imported, also for items without a number', async () => {
    const user = newUser();
    const { _id } = await catalog.publish(user, {
      name: '=cmd|x',
      description: '-a\n"b", c',
      brand: '@home',
    });
    await confirm(user, (await check(user, csv(rowOf('7'))))._id);
    for (const format of ['csv', 'xlsx']) {
      const bytes = await exported(user, format);
      const again = await check(user, bytes);
      expect(again.actions, format).toEqual({ create: 0, change: 0, keep: 2, refuse: 0 });
    }
    const text = new TextDecoder().decode(await exported(user));
    expect(text).toContain(`${_id},'=cmd|x,"'-a`);
    const changed = await check(user, `number,price\n${_id},3\n`);
    await confirm(user, changed._id);
    expect((await yourItems(user)).find((item) => item._id === _id)).toMatchObject({
      name: '=cmd|x',
      price: 3,
    });
  });
});

describe('a table with pictures', () => {
  it('reads pictures from a ZIP, by path or bare name, and reports files that are not pictures at their cell', async () => {
    const user = newUser();
    const [front, back] = [await picture().png().toBuffer(), await picture().jpeg().toBuffer()];
    const zip = zipSync({
      'summer/front.png': Uint8Array.from(front),
      'back.jpg': Uint8Array.from(back),
      'words.png': strToU8('no picture'),
      'unused.txt': strToU8('read me'),
    });
    const table = csv(
      rowOf('1', { image: 'summer/front.png' }),
      rowOf('2', { image: 'front.png' }),
      rowOf('3', { image: 'words.png' }),
      rowOf('4', { image: 'gone.png' }),
    );
    const checked = await check(user, table, zip);
    expect(checked.notes).toContain('2 files in the ZIP are not used: no row names them.');
    const refused = await rowsOf(user, checked._id, '?show=refuse');
    expect(refused.rows.map(({ line, faults }) => [line, faults[0]?.column, faults[0]?.reason])).toEqual([
      [4, 'image1', 'Invalid file type. Only JPEG, PNG, JPG, or GIF allowed.'],
      [5, 'image1', 'The ZIP has no picture of this name.'],
    ]);
    expect((await confirm(user, checked._id)).outcomes).toMatchObject({ created: 2, failed: 0 });
    const [record] = await surroundings.db.collection('images').find({ user }).toArray();
    expect(record?.source).toBe(`sha256:${createHash('sha256').update(front).digest('hex')}`);
    expect(await surroundings.db.collection('images').countDocuments({ user })).toBe(1);
    const left = await readdir(join(surroundings.dataDir, 'images'));
    expect(left.filter((name) => name.startsWith('import-'))).toEqual([]);
  });

  it('fails only a row whose picture is unavailable, with the reason, and applies the others', async () => {
    const user = newUser();
    const names = ['words', 'away', 'inside', 'round', 'moved', 'huge', 'slow'];
    const table = csv(...names.map((name) => rowOf(name, { image: `${web.url}/${name}.png` })));
    const { _id, actions } = await check(user, table);
    expect(actions.create).toBe(names.length);
    expect((await confirm(user, _id)).outcomes).toMatchObject({ created: 1, failed: 6 });
    const failed = await rowsOf(user, _id, '?show=failed');
    expect(failed.rows.map(({ number, faults: [fault] }) => [number, fault?.column, fault?.reason])).toEqual([
      ['words', 'image1', 'Invalid file type. Only JPEG, PNG, JPG, or GIF allowed.'],
      ['away', 'image1', 'This address answered with 404.'],
      ['inside', 'image1', 'This address is not on the public web.'],
      ['round', 'image1', 'This address redirects too often.'],
      ['huge', 'image1', 'This picture is larger than 20 MB.'],
      ['slow', 'image1', 'This address did not answer in time.'],
    ]);
    expect((await yourItems(user)).map(({ name }) => name)).toEqual(['Shirt moved']);
    expect(await readdir(join(surroundings.dataDir, 'uploads'))).toEqual([]);
  });
});

describe('GET /api/item-imports/{importId}/table', () => {
  it('returns the refused rows as uploaded, which import completely once they are mended', async () => {
    const user = newUser();
    const refused = rowOf('007', { name: '"Blue, long"', price: '"9,9,9"' });
    const one = await check(user, csv(rowOf('1'), refused, "2,'=Formula,Soft.,x,Men,Topwear,,,"));
    expect(one.actions).toMatchObject({ create: 1, refuse: 2 });
    const path = `/api/item-imports/${one._id}/table`;
    const { status, body } = await catalog.call('GET', `${path}?show=refuse&format=csv`, { user });
    expect(status).toBe(200);
    const [header = '', first = '', second = ''] = String(body).replace('\uFEFF', '').split('\r\n');
    expect(header).toBe(`${HEADER},Reason`);
    expect(first).toMatch(/^007,"Blue, long",Soft\.,"9,9,9",Men,Topwear,"S, M",S:1 M:2,.*Price: /);
    expect(second).toMatch(/^2,'=Formula,Soft\.,x,/);
    const mended = await check(user, [header, first.replace('"9,9,9"', '9.99')].join('\r\n'));
    expect(mended).toMatchObject({ rows: 1, actions: { create: 1, refuse: 0 } });
  });

  it('returns all rows, which are checked again with the pictures that were missing', async () => {
    const user = newUser();
    const png = new Uint8Array(await picture().png().toBuffer());
    const table = csv(rowOf('1'), rowOf('2', { image: 'late.png' }));
    const one = await check(user, table, zipSync({ 'other.png': png }));
    expect(one.actions).toMatchObject({ create: 1, refuse: 1 });
    const path = `/api/item-imports/${one._id}/table?show=all&format=csv`;
    const { body } = await catalog.call('GET', path, { user });
    expect(String(body).split('\r\n')[0]).toBe(HEADER);
    const again = await check(user, String(body), zipSync({ 'late.png': png }));
    expect(again).toMatchObject({ rows: 2, actions: { create: 2, refuse: 0 } });
  });

  it('keeps the pictures that were found when a second ZIP brings the missing ones', async () => {
    const user = newUser();
    const [early, late] = [await picture().png().toBuffer(), await picture().jpeg().toBuffer()];
    const table = csv(
      rowOf('1', { image: 'early.png' }),
      rowOf('2', { image: 'late.jpg' }),
      rowOf('3', { image: 'early.png', price: 'ten' }),
    );
    const one = await check(user, table, zipSync({ 'early.png': Uint8Array.from(early) }));
    expect(one).toMatchObject({ actions: { create: 1, refuse: 2 }, picturesAtFault: 1 });
    expect((await upload(newUser(), table, undefined, one._id)).status).toBe(404);
    const again = await check(user, table, zipSync({ 'late.jpg': Uint8Array.from(late) }), one._id);
    expect(again).toMatchObject({ actions: { create: 2, refuse: 1 }, picturesAtFault: 0 });
    expect((await confirm(user, again._id)).outcomes).toMatchObject({ created: 2, failed: 0 });
    const stored = await surroundings.db.collection('images').distinct('source', { user });
    expect(stored).toHaveLength(2);
  });

  it('rejects another format or result with 400, and another seller with 404', async () => {
    const user = newUser();
    const { _id } = await check(user, csv(rowOf('1')));
    const statusOf = async (query: string, caller = user) =>
      (await catalog.call('GET', `/api/item-imports/${_id}/table${query}`, { user: caller })).status;
    for (const query of ['', '?format=csv', '?show=keep&format=csv', '?show=refuse&format=pdf'])
      expect(await statusOf(query)).toBe(400);
    expect(await statusOf('?show=failed&format=xlsx')).toBe(200);
    expect(await statusOf('?show=refuse&format=csv', newUser())).toBe(404);
  });
});

it('ignores columns that are not fields of an item, and reports them', async () => {
  const user = newUser();
  const { actions, notes } = await check(user, 'Item number,Colour\nN-1,red');
  expect(notes).toEqual([expect.stringMatching(/^This column is left out.*'Colour'/)]);
  expect(actions).toMatchObject({ refuse: 1 });
});

describe('a rejected upload', () => {
  it.each([
    ['an empty table', '', 400, 'UNREADABLE_TABLE'],
    ['no item numbers', 'Name\nShirt', 400, 'UNREADABLE_TABLE'],
    ['a table too large', 'x'.repeat(10 * 1024 * 1024 + 1), 413, 'FILE_TOO_LARGE'],
  ])('changes nothing for %s', async (_name, table, status, code) => {
    const user = newUser();
    const kept = await check(user, csv(rowOf('1')));
    expect(await upload(user, table)).toMatchObject({
      status,
      body: { code, errors: { file: expect.any(String) } },
    });
    const { body } = await catalog.call('GET', '/api/item-imports', { user });
    expect(body.imports.map(({ _id }: { _id: string }) => _id)).toEqual([kept._id]);
    expect(await readdir(join(surroundings.dataDir, 'uploads'))).toEqual([]);
  });

  it('changes nothing without a form or file, or with an invalid or too large ZIP', async () => {
    const user = newUser();
    expect((await catalog.call('POST', '/api/item-imports', { user, body: {} })).status).toBe(400);
    expect((await catalog.call('POST', '/api/item-imports', { user, body: new FormData() })).status).toBe(400);
    const foreign = new FormData();
    foreign.append('toString', new File(['x'], 'items.csv'));
    expect((await catalog.call('POST', '/api/item-imports', { user, body: foreign })).status).toBe(400);
    const table = csv(rowOf('1', { image: 'a.png' }));
    expect(await upload(user, table, strToU8('no zip'))).toMatchObject({ status: 400 });
    const zip = zipSync({ 'a.png': new Uint8Array(21 * 1024 * 1024) }, { level: 1 });
    const reasonFor = async (bytes: Uint8Array) =>
      (await rowsOf(user, (await check(user, table, bytes))._id)).rows[0]?.faults;
    const tooLarge = { column: 'image1', reason: 'This picture is larger than 20 MB.' };
    expect(await reasonFor(zip)).toMatchObject([tooLarge]);
    const damaged = { column: 'image1', reason: 'This picture is damaged in the ZIP.' };
    expect(await reasonFor(sayingSize(zip, 10))).toMatchObject([damaged]);
    expect(await upload(user, table, sayingSize(zip, 2 ** 30 + 1))).toMatchObject({
      status: 400,
      body: { message: 'The pictures of the ZIP come to more than 1 GB.' },
    });
  });
});

/** Returns the same ZIP, which declares a false unpacked size for its one file. */
function sayingSize(zip: Uint8Array, size: number): Uint8Array {
  const bytes = Buffer.from(zip);
  const entry = bytes.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
  bytes.writeUInt32LE(size, entry + 24);
  return bytes;
}

describe('ownership of imports', () => {
  it('hides an import from other sellers, who can neither confirm nor discard it, and reaches no item of another seller', async () => {
    const [user, other] = [newUser(), newUser()];
    const mine = await catalog.publish(user);
    const { _id } = await check(user, csv(rowOf('1')));
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/rows'],
      ['POST', '/confirm'],
      ['DELETE', ''],
    ] as const) {
      expect((await catalog.call(method, `/api/item-imports/${_id}${path}`, { user: other })).status).toBe(404);
      expect((await catalog.call(method, `/api/item-imports/${_id}${path}`)).status).toBe(401);
    }
    await confirm(user, _id);
    const theirs = await check(other, csv(rowOf('1', { name: 'Mine now' }), rowOf(mine._id, { name: 'Mine too' })));
    expect(theirs.actions).toMatchObject({ create: 2, change: 0 });
    await confirm(other, theirs._id);
    expect((await yourItems(user)).map(({ name }) => name).sort()).toEqual(['Linen Shirt', 'Shirt 1']);
    expect(await yourItems(other)).toHaveLength(2);
    const picture = mine.image1.url;
    const stolen = await check(other, csv(rowOf('5', { image: picture })));
    expect(stolen.actions).toMatchObject({ refuse: 1 });
  });

  it('replaces an unconfirmed check by a new one, and deletes a discarded one', async () => {
    const user = newUser();
    const first = await check(user, csv(rowOf('1')));
    const second = await check(user, csv(rowOf('2')));
    expect((await catalog.call('GET', `/api/item-imports/${first._id}`, { user })).status).toBe(404);
    expect((await catalog.call('DELETE', `/api/item-imports/${second._id}`, { user })).status).toBe(204);
    expect((await catalog.call('POST', `/api/item-imports/${second._id}/confirm`, { user })).status).toBe(404);
    expect(await surroundings.db.collection('itemImportRows').countDocuments({ importId: second._id })).toBe(0);
  });

  it('runs one import of a seller at a time', async () => {
    const user = newUser();
    const { _id } = await check(user, csv(rowOf('1', { image: `${web.url}/slow.png` })));
    await catalog.call('POST', `/api/item-imports/${_id}/confirm`, { user });
    expect(await upload(user, csv(rowOf('2')))).toMatchObject({
      status: 409,
      body: { code: 'IMPORT_RUNNING' },
    });
    expect((await catalog.call('DELETE', `/api/item-imports/${_id}`, { user })).status).toBe(409);
    await vi.waitFor(async () => expect((await read(user, _id)).state).toBe('done'), 10_000);
    expect((await upload(user, csv(rowOf('2')))).status).toBe(201);
  });
});
