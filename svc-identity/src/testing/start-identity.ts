import { answeredError, type Call } from '@ethereal/contracts/call';
import * as calls from '@ethereal/contracts/identity';
import { fillPath } from '@ethereal/contracts/path-template';
import {
  backingServices,
  testDatabaseName,
  testExchange,
  testLogger,
  testPrefix,
} from '@ethereal/service-kit/testing/harness';
import { startService } from '@ethereal/service-kit/testing/start-service';
import jwt from 'jsonwebtoken';
import { MongoClient } from 'mongodb';
import { assemble, service } from '../assemble.ts';
import { openMailbox, tokenIn } from './mailbox.ts';

type Sent = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
};

type Reply = { status: number; body: Record<string, unknown>; headers: Headers };

function pathOf(call: Call, { params = {}, query }: Sent): string {
  const path = fillPath(call.path, params);
  return query ? `${path}?${new URLSearchParams(query)}` : path;
}

/** Makes a call and checks the response against the contract, whatever its status. */
export function askAt(url: string) {
  return async (call: Call, sent: Sent = {}): Promise<Reply> => {
    const response = await fetch(url + pathOf(call, sent), {
      method: call.method,
      headers: {
        ...(sent.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(sent.token === undefined ? {} : { authorization: `Bearer ${sent.token}` }),
        ...sent.headers,
      },
      body: sent.body === undefined ? undefined : JSON.stringify(sent.body),
    });
    const body: unknown = await response.json();
    const schema = response.status === call.success.status ? call.success.body : answeredError;
    schema.parse(body);
    return { status: response.status, body: body as Record<string, unknown>, headers: response.headers };
  };
}

/** Returns the backing services and names that instances of one service share. */
function testEnvironment(smtpUrl: string): Record<string, string> {
  const { mongodbUrl, rabbitmqUrl, redisUrl } = backingServices();
  return {
    MONGODB_URL: mongodbUrl,
    MONGODB_DATABASE: testDatabaseName('identity'),
    RABBITMQ_URL: rabbitmqUrl,
    EVENTS_EXCHANGE: testExchange('identity'),
    EVENTS_QUEUE: testExchange('identity.mail'),
    REDIS_URL: redisUrl,
    REDIS_PREFIX: testPrefix('identity'),
    SMTP_URL: smtpUrl,
    MAIL_FROM: 'Ethereal. <no-reply@ethereal.test>',
    SUPPORT_EMAIL: 'support@ethereal.test',
    SITE_URL: 'https://shop.ethereal.test',
  };
}

/** Starts the service in this process, with a clock that is `aheadMs` ahead and can be set forward and held. */
export async function startIdentity(env: Record<string, string>, logger = testLogger, aheadMs = 0) {
  let heldAt: number | undefined;
  const now = () => new Date((heldAt ?? Date.now()) + aheadMs);
  const ahead = { ...service, assemble: (base: Parameters<typeof assemble>[0]) => assemble(base, now) };
  const { url, close } = await startService(ahead, env, logger);
  return {
    url,
    ask: askAt(url),
    now,
    /** Holds the clock, so that no step of codes ends during a test. Returns its time in milliseconds since 1970. */
    hold: () => {
      heldAt = Date.now();
      return heldAt;
    },
    advance: (ms: number) => {
      aheadMs += ms;
    },
    /** Resets the clock to the present. */
    onTime: () => {
      aheadMs = 0;
    },
    close,
  };
}

let people = 0;
export const PASSWORD = 'secret77';

/** Returns the data of a person who has not signed up. */
export function somebody() {
  people += 1;
  return {
    fname: `Ann${people}`,
    lname: 'Lee',
    email: `ann${people}@mail.test`,
    password: PASSWORD,
  };
}

/** Starts one service with its own mailbox. Returns it with functions for the acts of people. */
export async function openTestIdentity(changes: Record<string, string> = {}, logger = testLogger) {
  const mailbox = await openMailbox();
  const env = { ...testEnvironment(mailbox.url), ...changes };
  const service = await startIdentity(env, logger);
  const { ask } = service;
  const client = await new MongoClient(env.MONGODB_URL ?? '').connect();

  async function signUp(person = somebody()) {
    await ask(calls.signUp, { body: person });
    const mail = await mailbox.next(person.email, /Activate/);
    return { ...person, activationToken: tokenIn(mail) };
  }
  async function activated(person = somebody()) {
    const signedUp = await signUp(person);
    await ask(calls.activateAccount, { query: { token: signedUp.activationToken } });
    return person;
  }
  async function logIn({ email, password }: { email: string; password: string }): Promise<string> {
    const { body } = await ask(calls.logIn, { body: { email, password } });
    if (typeof body.token !== 'string') throw new Error(`no token: ${JSON.stringify(body)}`);
    return body.token;
  }
  async function loggedIn(person = somebody()) {
    await activated(person);
    const token = await logIn(person);
    return { ...person, token, id: String(jwt.decode(token, { json: true })?.sub) };
  }
  const isValid = async (token: string) => (await ask(calls.validateUser, { token })).body.valid;

  return {
    ...service,
    /** Stops the instance only: its data stays for the next one. */
    stop: service.close,
    env,
    mailbox,
    signUp,
    activated,
    logIn,
    loggedIn,
    isValid,
    /** The database, in which tests check that secrets are not stored. */
    db: client.db(env.MONGODB_DATABASE),
    async close() {
      await service.close();
      await mailbox.close();
      await client.db(env.MONGODB_DATABASE).dropDatabase();
      await client.close();
    },
  };
}

export type TestIdentity = Awaited<ReturnType<typeof openTestIdentity>>;
