import { execFile } from 'node:child_process';
import { readdir, readFile, stat } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { crc32, deflateSync } from 'node:zlib';
import { uploadedImage } from '@ethereal/contracts/images';
import { testLogger } from '@ethereal/service-kit/testing/harness';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { openCatalog } from '../testing/open-catalog.ts';
import { publishEvent } from '../testing/publish-event.ts';
import { newUser, picture, startCatalog, uploadForm } from '../testing/start-catalog.ts';
import { createDecoder } from './decoder/decoder.ts';

const { surroundings, catalog } = await openCatalog();
const user = newUser();

const send = (file: Blob | string, fields: Record<string, string> = {}) =>
  catalog.call('POST', '/api/images', { user, body: uploadForm(file, fields) });
const png = async (width?: number, height?: number) => new Blob([await picture(width, height).png().toBuffer()]);
const bytesOf = async (path: string, accept?: string) => {
  const response = await fetch(catalog.url + path, { headers: accept ? { accept } : {} });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
};
/** Returns uploads in flight, records and stored pictures, to which a rejected upload must not add any. */
const leftovers = async () => ({
  uploads: await readdir(join(surroundings.dataDir, 'uploads')),
  records: await surroundings.db.collection('images').countDocuments(),
  pictures: (await readdir(join(surroundings.dataDir, 'images')).catch(() => [])).length,
});

/** Returns a tiny PNG that declares huge dimensions. */
function hugePng(side: number): Blob {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const crc = Buffer.alloc(4);
    crc.writeUInt32BE(crc32(body));
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, body, crc]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  const rows = deflateSync(Buffer.alloc(1000));
  return new Blob([
    Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]),
  ]);
}

describe('an uploaded picture', () => {
  it('serves the picture upright, without metadata, by width and format', async () => {
    const jpeg = await picture(1600, 1000)
      .withExif({ IFD0: { Copyright: 'somebody at home', Orientation: '6' } })
      .jpeg()
      .toBuffer();
    const { status, body } = await send(new Blob([jpeg]));
    expect(status).toBe(201);
    const { secure_url, public_id } = uploadedImage.parse(body);
    expect(secure_url).toBe(`/images/${public_id}`);

    for (const [accept, type] of [
      ['image/avif,image/webp,*/*', 'avif'],
      ['image/webp,*/*', 'webp'],
      ['*/*', 'jpeg'],
      [undefined, 'jpeg'],
    ] as const) {
      const { response, bytes } = await bytesOf(`${secure_url}?w=320`, accept);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe(`image/${type}`);
      expect(response.headers.get('vary')).toContain('Accept');
      expect(response.headers.get('cache-control')).toContain('immutable');
      const { width, exif } = await sharp(bytes).metadata();
      expect({ width, exif }).toEqual({ width: 320, exif: undefined });
    }
    const full = await sharp((await bytesOf(secure_url)).bytes).metadata();
    expect(full.width).toBe(Math.min(body.width, 1280));
    expect(body.width / body.height).toBeCloseTo(full.width / full.height, 1);
  });

  it('accepts JPEG, PNG, GIF and data URLs, and does not enlarge small pictures', async () => {
    for (const format of ['jpeg', 'png', 'gif'] as const) {
      const bytes = await picture(50, 40).toFormat(format).toBuffer();
      const { status, body } = await send(new Blob([bytes], { type: 'text/plain' }));
      expect({ status, width: body.width, height: body.height }).toEqual({
        status: 201,
        width: 50,
        height: 40,
      });
      expect((await sharp((await bytesOf(`${body.secure_url}?w=640`)).bytes).metadata()).width).toBe(50);
      const asUrl = await send(`data:image/${format};base64,${bytes.toString('base64')}`);
      expect(asUrl.status).toBe(201);
    }
  });

  it('answers 404 for an unknown id, and 400 for another width', async () => {
    const { url, public_id } = await catalog.upload(user);
    for (const w of ['321', '0', '1e9', '-1', 'x', '640&w=320']) {
      expect((await bytesOf(`${url}?w=${w}`)).response.status).toBe(400);
    }
    for (const id of ['nothing', `${public_id.slice(0, -1)}~`, '..%2f..%2fetc', `${public_id}x`]) {
      expect((await bytesOf(`/images/${id}`)).response.status).toBe(404);
    }
  });

  it('makes a size once for concurrent requests', async () => {
    const { body } = await send(await png(1300, 1300));
    const all = await Promise.all(Array.from({ length: 6 }, () => bytesOf(`${body.secure_url}?w=960`, 'image/avif')));
    expect(new Set(all.map(({ bytes }) => bytes.toString('base64'))).size).toBe(1);
    const kept = await readdir(join(surroundings.dataDir, 'images', body.public_id));
    expect(kept.sort()).toEqual(['original', 'w960.avif']);
  });
});

describe('a rejected upload', () => {
  it.each([
    ['a text file named .png', () => new File(['hello, I am text'], 'a.png', { type: 'image/png' }), {}, 415],
    ['an SVG', () => new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>']), {}, 415],
    ['a WebP', async () => new Blob([await picture().webp().toBuffer()]), {}, 415],
    ['an empty file', () => new Blob([]), {}, 415],
    ['an empty data URL', () => 'data:image/png;base64,', {}, 415],
    ['25 MB', () => new Blob([Buffer.alloc(25 * 1024 * 1024, 7)]), {}, 413],
    [
      'a data URL of 21 MB',
      () => `data:image/png;base64,${Buffer.alloc(21 * 1024 * 1024).toString('base64')}`,
      {},
      413,
    ],
    ['30,000 × 30,000 pixels', () => hugePng(30_000), {}, 400],
    ['half a picture', async () => (await png(600, 600)).slice(0, 600), {}, 400],
    ['a wrong preset', () => png(), { upload_preset: 'other' }, 400],
    ['a wrong folder', () => png(), { folder: '../etc' }, 400],
    ['an unknown field', () => png(), { public_id: 'mine' }, 400],
    ['text instead of a picture', () => 'hello', {}, 400],
  ])('leaves nothing behind for %s', async (_what, file, fields, status) => {
    const before = await leftovers();
    const refused = await send(await file(), fields);
    expect(refused).toMatchObject({
      status,
      body: { code: expect.any(String), message: expect.any(String) },
    });
    expect(await leftovers()).toEqual(before);
    if (status === 415) {
      expect(refused.body.message).toBe('Invalid file type. Only JPEG, PNG, JPG, or GIF allowed.');
    }
    if (_what === '25 MB') {
      expect(refused.body.message).toBe('File too large. Your file is 25MB, max allowed is 20MB.');
    }
  });

  it('leaves nothing behind without a form, file or token', async () => {
    const before = await leftovers();
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    expect((await catalog.call('POST', '/api/images', { user, body: {} })).status).toBe(400);
    expect((await catalog.call('POST', '/api/images', { user, headers })).status).toBe(400);
    expect((await catalog.call('POST', '/api/images', { user, body: new FormData() })).status).toBe(400);
    expect((await catalog.call('POST', '/api/images', { body: uploadForm(await png()) })).status).toBe(401);
    expect(await leftovers()).toEqual(before);
  });

  it.each([
    ['picture', '; filename="a.png"', Buffer.alloc(300_000, 1)],
    ['data URL', '', Buffer.from(`data:image/png;base64,${'A'.repeat(300_000)}`)],
  ])(
    'stores a %s while it arrives, and deletes it when the upload is interrupted',
    async (_what, fileName, content) => {
      const before = await leftovers();
      const sending = request(`${catalog.url}/api/images`, {
        method: 'POST',
        headers: {
          ...surroundings.tokens.headers(user),
          'content-type': 'multipart/form-data; boundary=x',
          'content-length': 5_000_000,
        },
      }).on('error', () => {});
      sending.write(`--x\r\nContent-Disposition: form-data; name="file"${fileName}\r\n\r\n`);
      sending.write(content);
      await vi.waitFor(async () => {
        const [upload = ''] = (await leftovers()).uploads;
        expect((await stat(join(surroundings.dataDir, 'uploads', upload))).size).toBeGreaterThan(100_000);
        expect(upload).toMatch(/upload$/);
      });
      sending.destroy();
      await vi.waitFor(async () => expect(await leftovers()).toEqual(before));
    },
  );
});

describe('a decompression bomb', () => {
  /**
   * Returns a picture of 49 million pixels in some hundred kilobytes, which takes 600 MB to open. A process of its own
   * makes it.
   */
  async function hollow() {
    const path = join(surroundings.dataDir, 'hollow.jpg');
    const script = `
      const sharp = (await import('sharp')).default;
      const background = { r: 9, g: 9, b: 9 };
      const picture = sharp({ create: { width: 7000, height: 7000, channels: 3, background } });
      await picture.jpeg({ progressive: true, quality: 20 }).toFile(process.argv[1]);`;
    await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script, path], {
      cwd: import.meta.dirname,
    });
    return Uint8Array.from(await readFile(path));
  }

  it('rejects the picture, and 20 at once leave the memory of the service as it was', async () => {
    const file = new Blob([await hollow()]);
    expect(file.size).toBeLessThan(1_000_000);
    await send(await png());
    const before = process.memoryUsage().rss;
    let most = before;
    const watching = setInterval(() => {
      most = Math.max(most, process.memoryUsage().rss);
    }, 5);
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(file)));
    clearInterval(watching);
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 400, body: { code: 'TOO_MANY_PIXELS' } });
    }
    expect((most - before) / 1024 / 1024).toBeLessThan(120);
    expect((await send(await png())).status).toBe(201);
  });

  it('ends only the decoding process when a picture exceeds its memory', async () => {
    const decoder = createDecoder({ memoryMb: 20, logger: testLogger });
    const [from, to] = ['costly.png', 'opened.png'].map((name) => join(surroundings.dataDir, name));
    if (!from || !to) throw new Error('no paths');
    try {
      // The picture is interlaced and therefore decoded whole in memory: 20 million pixels.
      const script = `
        const sharp = (await import('sharp')).default;
        const picture = sharp({ create: { width: 5000, height: 4000, channels: 4, background: '#123' } });
        await picture.png({ progressive: true }).toFile(process.argv[1]);`;
      await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script, from], {
        cwd: import.meta.dirname,
      });
      await expect(decoder.decode(from, to)).rejects.toMatchObject({ kind: 'invalid' });
    } finally {
      decoder.stop();
    }
    expect((await send(await png())).status).toBe(201);
  });
});

describe('quota of a person', () => {
  it('limits the number of pictures that no item shows', async () => {
    const small = await startCatalog(surroundings, { IMAGES_UNUSED_PER_USER: '2' });
    try {
      const somebody = newUser();
      const sendOne = async () => small.call('POST', '/api/images', { user: somebody, body: uploadForm(await png()) });
      expect([(await sendOne()).status, (await sendOne()).status]).toEqual([201, 201]);
      expect(await sendOne()).toMatchObject({ status: 429, body: { code: 'TOO_MANY_PICTURES' } });
    } finally {
      await small.close();
    }
  });
});

describe('deleting a picture', () => {
  it('allows deletion to its uploader while no item uses the picture', async () => {
    const { url, public_id } = await catalog.upload(user);
    await bytesOf(`${url}?w=320`);
    const path = `/api/images/${public_id}`;
    expect((await catalog.call('DELETE', path)).status).toBe(401);
    expect((await catalog.call('DELETE', path, { user: newUser() })).status).toBe(403);
    expect((await catalog.call('DELETE', path, { user })).status).toBe(204);
    expect((await bytesOf(`${url}?w=320`)).response.status).toBe(404);
    expect((await catalog.call('DELETE', path, { user })).status).toBe(404);

    const { image1 } = await catalog.publish(user);
    const used = await catalog.call('DELETE', `/api/images/${image1.public_id}`, { user });
    expect(used).toMatchObject({ status: 409, body: { code: 'IMAGE_IN_USE' } });
  });

  it('deletes a picture that was not used for a day', async () => {
    const [unused, fresh] = [await catalog.upload(user), await catalog.upload(user)];
    const { image1 } = await catalog.publish(user);
    const refused = await catalog.upload(user);
    const others = await catalog.draft(user, { image1: refused, image2: await catalog.upload(newUser()) });
    expect((await catalog.call('POST', '/api/upload-item', { user, body: others })).status).toBe(400);
    const old = new Date(Date.now() - 25 * 60 * 60 * 1000);
    await surroundings.db
      .collection<{ _id: string }>('images')
      .updateMany(
        { _id: { $in: [unused, image1, refused].map(({ public_id }) => public_id) } },
        { $set: { createdAt: old, claimedAt: old } },
      );
    await catalog.images.sweep();
    const statuses = await Promise.all([unused, fresh, image1, refused].map(({ url }) => bytesOf(`${url}?w=320`)));
    expect(statuses.map(({ response }) => response.status)).toEqual([404, 200, 200, 404]);
  });
});

it('deletes the pictures of a deleted account, used by an item or not', async () => {
  const leaving = newUser();
  const item = await catalog.publish(leaving);
  const unused = await catalog.upload(leaving);
  const paths = [unused.url, String(item.image1?.url ?? item.itemImg)];
  for (const path of paths) expect((await bytesOf(path)).response.status).toBe(200);
  await publishEvent(surroundings.env, 'user.deleted', { subject: leaving, data: {} });
  await vi.waitFor(async () => {
    for (const path of paths) expect((await bytesOf(path)).response.status).toBe(404);
    expect(await surroundings.db.collection('images').countDocuments({ user: leaving })).toBe(0);
  }, 10_000);
});
