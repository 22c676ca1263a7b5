import { createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createSurroundings,
  newUser,
  picture,
  type Surroundings,
  startCatalog,
  uploadForm,
} from '../testing/start-catalog.ts';

const sockets = new Set<Socket>();
/** Server that accepts connections and never answers. */
const held = createServer((socket) => sockets.add(socket));
let surroundings: Surroundings;
beforeAll(async () => {
  await new Promise<void>((resolve) => held.listen(0, '127.0.0.1', resolve));
  surroundings = await createSurroundings();
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  held.close();
  await surroundings.end();
});

const endpointOf = { refuses: () => 9, 'answers nothing': () => Object(held.address()).port };

it.each(['refuses', 'answers nothing'] as const)(
  'answers 503 for a picture when the bucket %s, and keeps serving other requests',
  async (how) => {
    const catalog = await startCatalog(surroundings, {
      IMAGES_S3_BUCKET: 'pictures',
      IMAGES_S3_ENDPOINT: `http://127.0.0.1:${endpointOf[how]()}`,
      IMAGES_S3_ACCESS_KEY_ID: 'key',
      IMAGES_S3_SECRET_ACCESS_KEY: 'secret',
    });
    try {
      const body = uploadForm(new Blob([await picture().png().toBuffer()]));
      const { status, headers } = await catalog.call('POST', '/api/images', { user: newUser(), body });
      expect([status, Number(headers.get('retry-after')) > 0]).toEqual([503, true]);
      expect((await catalog.call('GET', '/api/items')).status).toBe(200);
    } finally {
      await catalog.close();
    }
  },
  60_000,
);
