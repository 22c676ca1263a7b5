import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId } from '@ethereal/service-kit/ids';
import {
  backingServices,
  testDatabaseName,
  testExchange,
  testLogger,
  testPrefix,
} from '@ethereal/service-kit/testing/harness';
import { startService } from '@ethereal/service-kit/testing/start-service';
import { createTestTokens } from '@ethereal/service-kit/testing/tokens';
import { MongoClient } from 'mongodb';
import sharp from 'sharp';
import { service } from '../assemble.ts';
import { startFakeIdentity } from './fake-identity.ts';

type Json = Record<string, unknown>;

/** Returns a small valid picture, in another color each time. */
export const picture = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: { r: Math.random() * 255, g: 90, b: 120 } } });

export const uploadForm = (file: Blob | string, fields: Record<string, string> = {}) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({
    upload_preset: 'product-images',
    folder: 'product-images',
    ...fields,
  })) {
    form.append(name, value);
  }
  form.append('file', file);
  return form;
};

/** Creates the surroundings that the instances of one catalog share in a test: database, exchange, folder, tokens. */
export async function createSurroundings() {
  const { mongodbUrl, rabbitmqUrl, redisUrl } = backingServices();
  const tokens = createTestTokens();
  const jwks = await tokens.serve();
  const identity = await startFakeIdentity();
  const dataDir = await mkdtemp(join(tmpdir(), 'catalog-test-'));
  const env = {
    MONGODB_URL: mongodbUrl,
    MONGODB_DATABASE: testDatabaseName('catalog'),
    RABBITMQ_URL: rabbitmqUrl,
    REDIS_URL: redisUrl,
    REDIS_PREFIX: testPrefix('catalog'),
    EVENTS_EXCHANGE: testExchange('catalog'),
    JWKS_URL: jwks.jwksUrl,
    IDENTITY_URL: identity.url,
    EVENTS_QUEUE: `test.${newId()}`,
    DATA_DIR: dataDir,
  };
  const mongo = new MongoClient(mongodbUrl);
  return {
    env,
    tokens,
    identity,
    dataDir,
    db: mongo.db(env.MONGODB_DATABASE),
    async end() {
      await identity.close();
      await jwks.close();
      await mongo.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
export type Surroundings = Awaited<ReturnType<typeof createSurroundings>>;

/** Starts one instance of the service on a free port. Returns it with functions for tests. */
export async function startCatalog(surroundings: Surroundings, more: Record<string, string> = {}, logger = testLogger) {
  const { env, tokens } = surroundings;
  const opened = await startService(service, { ...env, ...more }, logger);
  const { url } = opened;

  const call = async (
    method: string,
    path: string,
    options: { user?: string; body?: unknown; headers?: Json } = {},
  ) => {
    const { user, body, headers } = options;
    const form = body instanceof FormData;
    const response = await fetch(url + path, {
      method,
      headers: {
        ...(user ? tokens.headers(user) : {}),
        ...(body === undefined || form ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: form ? body : body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
  };

  const upload = async (user: string) => {
    const png = await picture().png().toBuffer();
    const { body } = await call('POST', '/api/images', { user, body: uploadForm(new Blob([png])) });
    return { url: String(body.secure_url), public_id: String(body.public_id) };
  };

  return {
    ...opened,
    call,
    upload,
    /** Returns a whole item as a form would send it, with a picture of the seller. */
    draft: async (user: string, fields: Json = {}) => ({
      name: 'Linen Shirt',
      description: 'Soft and cool.',
      price: 24.5,
      category: 'men',
      subCategory: 'topW',
      size: ['S', 'M'],
      isBestseller: false,
      image1: await upload(user),
      ...fields,
    }),
    async publish(user: string, fields: Json = {}) {
      const { status, body } = await call('POST', '/api/upload-item', {
        user,
        body: await this.draft(user, fields),
      });
      if (status !== 201) throw new Error(`The item was not published: ${JSON.stringify(body)}`);
      return body;
    },
  };
}
export type TestCatalog = Awaited<ReturnType<typeof startCatalog>>;

export const newUser = newId;
