import { generateKeyPairSync } from 'node:crypto';
import type { Db } from 'mongodb';

type KeyRecord = { _id: string; pem: string };

/** A key of its own for each development database, so that sessions outlive a restart. Production brings its keys. */
export async function developmentKey(db: Db): Promise<string> {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
  const keys = db.collection<KeyRecord>('signingKeys');
  // Replicas that start side by side agree on the key of the first.
  await keys.updateOne({ _id: 'development' }, { $setOnInsert: { pem } }, { upsert: true });
  return (await keys.findOne({ _id: 'development' }))?.pem ?? pem;
}
