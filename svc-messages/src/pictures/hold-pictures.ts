import { createHash } from 'node:crypto';
import type { Side } from '@ethereal/contracts/messages';
import { fillPath } from '@ethereal/contracts/path-template';
import { holdPictures, releasePictures } from '@ethereal/contracts/picture-holds';
import type { ReviewPicture } from '@ethereal/contracts/reviews';
import { workOnEach } from '@ethereal/service-kit/each';
import { invalid } from '@ethereal/service-kit/errors';
import { postJson } from '@ethereal/service-kit/http-client';
import type { Db } from 'mongodb';
import type { Config } from '../config.ts';

const NOT_YOURS = 'This picture is not one that you uploaded. Please upload it again.';
/** Time after which a hold without a message was left by a crash. */
const LEFT_AFTER_MS = 10 * 60_000;

type Sent = { public_id: string };
/** Name of a message at svc-catalog, which keeps its pictures. */
export type Holder = { conversation: string; side: Side; clientId: string };
const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);
const nameOf = ({ conversation, side, clientId }: Holder) => `svc-messages:${conversation}:${side}:${digest(clientId)}`;

export type Pictures = ReturnType<typeof createPictures>;

/** Keeps the pictures of messages at svc-catalog. A hold is recorded first, so that one without a message ends. */
export function createPictures(db: Db, { CATALOG_URL }: Pick<Config, 'CATALOG_URL'>) {
  const holds = db.collection<Holder & { _id: string; at: Date }>('holds');
  const urlOf = (path: string, holder: Holder) => new URL(fillPath(path, { holder: nameOf(holder) }), CATALOG_URL);

  async function release(holder: Holder): Promise<void> {
    await postJson(urlOf(releasePictures.path, holder).href, { schema: releasePictures.success.body });
  }
  const deleteHold = async (holder: Holder): Promise<void> => void (await holds.deleteOne({ _id: nameOf(holder) }));

  return {
    async ensureIndexes(): Promise<void> {
      await holds.createIndex({ at: 1 });
    },

    /** @throws invalid for pictures that the caller did not upload */
    async hold(holder: Holder, sent: readonly Sent[], authorization: string, at: Date): Promise<ReviewPicture[]> {
      const ids = [...new Set(sent.map(({ public_id }) => public_id))];
      if (ids.length === 0) return [];
      await holds.updateOne({ _id: nameOf(holder) }, { $set: { ...holder, at } }, { upsert: true });
      const url = urlOf(holdPictures.path, holder);
      url.searchParams.set('ids', ids.join());
      const headers = { authorization };
      const { pictures } = await postJson(url.href, { schema: holdPictures.success.body, headers });
      if (pictures.length === ids.length) return pictures;
      await release(holder);
      await deleteHold(holder);
      throw invalid(NOT_YOURS, { code: 'UNKNOWN_IMAGE', errors: { images: NOT_YOURS } });
    },

    /** Removes the record of a hold whose message is stored. */
    settle: deleteHold,
    release,

    /** Ends the holds whose message was not stored. A failure of one leaves it for the next run. */
    async sweep(now: Date, isStored: (holder: Holder) => Promise<boolean>): Promise<void> {
      const abandoned = { at: { $lt: new Date(now.getTime() - LEFT_AFTER_MS) } };
      await workOnEach(holds.find(abandoned), async ({ conversation, side, clientId }) => {
        const holder = { conversation, side, clientId };
        if (!(await isStored(holder))) await release(holder);
        await deleteHold(holder);
      });
    },
  };
}
