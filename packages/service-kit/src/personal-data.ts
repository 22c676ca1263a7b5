import { pipeline } from 'node:stream/promises';
import type { EventOf } from '@ethereal/contracts/events';
import type { Router } from 'express';
import type { Authenticator } from './auth.ts';
import type { ErasedPeople } from './erased-people.ts';
import { type Consumer, consumeTypes, type Receiving } from './events/consumer.ts';
import { newEvent } from './events/event.ts';
import type { Publisher } from './events/publisher.ts';
import type { Logger } from './logger.ts';

type Documents = AsyncIterable<unknown> | Iterable<unknown> | Promise<readonly unknown[]>;
type Share = Readonly<Record<string, Documents>>;

/** Export and erasure of the personal data in a service. */
export type PersonalData = {
  /**
   * Returns the documents of the person's own copy, by name. They contain no other person's data, such as addresses.
   */
  share(user: string): Share;
  /** Returns the paths at this service of the pictures that the person uploaded. */
  pictures?(user: string): Promise<readonly string[]>;
  /** Erases or anonymizes all of the person's data. Idempotent. */
  erase(user: string): Promise<void>;
};

/**
 * Path at which svc-identity requests a person's data with that person's own token. Not reachable through the gateway.
 */
export const SHARE_PATH = '/internal/account/export';
/** Path at which svc-identity requests the paths of a person's pictures, in the same way. */
export const PICTURES_PATH = '/internal/account/pictures';

/** Generates the JSON of a person's data piece by piece. */
export async function* jsonOfShare(share: Share): AsyncGenerator<string> {
  let before = '';
  yield '{';
  for (const [name, documents] of Object.entries(share)) {
    yield `${before}${JSON.stringify(name)}:[`;
    let separator = '';
    for await (const document of await documents) {
      yield separator + JSON.stringify(document);
      separator = ',\n';
    }
    yield ']';
    before = ',\n';
  }
  yield '}';
}

/**
 * Registers the routes that answer a person's own token with the data that this service stores on them, as a stream.
 */
export function mountPersonalData(
  router: Router,
  { auth, data, logger }: { auth: Authenticator; data: PersonalData; logger: Logger },
): void {
  router.get(SHARE_PATH, async (request, response) => {
    const { id } = await auth.authenticate(request.headers.authorization);
    response.set('Cache-Control', 'no-store').type('application/json');
    // After an error the pipeline destroys the response, because a partial answer must not look complete.
    await pipeline(jsonOfShare(data.share(id)), response).catch((error: unknown) =>
      logger.warn({ err: error }, "a person's data could not be sent whole"),
    );
  });
  router.get(PICTURES_PATH, async (request, response) => {
    const { id } = await auth.authenticate(request.headers.authorization);
    response.set('Cache-Control', 'no-store').json((await data.pictures?.(id)) ?? []);
  });
}

type EraserOptions = {
  publisher: Publisher;
  /** Name of the service, whose confirmation svc-identity awaits. */
  name: string;
  data: Pick<PersonalData, 'erase'>;
  /** Records the person first, so that the stores reject later writes (`erased-people.ts`). */
  erased?: Pick<ErasedPeople, 'record'>;
};

/**
 * Erases a person's data when their account is deleted, and publishes `user.erased`. For a consumer that handles
 * `user.deleted` with the other events of people from one ordered queue. A service that stores personal data only
 * through calls uses `consumeDeletions`.
 */
export const createEraser =
  ({ publisher, name: service, data, erased }: EraserOptions) =>
  async ({ id, subject }: EventOf<'user.deleted'>): Promise<void> => {
    await erased?.record(subject);
    await data.erase(subject);
    const report = { type: 'user.erased', source: service, subject, data: { service } } as const;
    await publisher.publish(newEvent({ ...report, id: `${id}:${service}` }));
  };

type DeletionOptions = EraserOptions & Receiving;

/** Consumes deleted accounts from a queue of its own. */
export function consumeDeletions({ broker, logger, queue, ...eraser }: DeletionOptions): Consumer {
  return consumeTypes({
    broker,
    logger,
    queue,
    types: ['user.deleted'],
    handle: createEraser(eraser),
  });
}
