import { generateKeyPairSync } from 'node:crypto';
import type { Db } from 'mongodb';

type KeyRecord = { _id: string; pem: string };

/**
 * Returns the signing key of a development database, so that sessions survive a restart. Production configures its
 * keys.
 */
export async function developmentKey(db: Db): Promise<string> {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
  const keys = db.collection<KeyRecord>('signingKeys');
  // Instances that start at the same time agree on the first key.
  await keys.updateOne({ _id: 'development' }, { $setOnInsert: { pem } }, { upsert: true });
  return (await keys.findOne({ _id: 'development' }))?.pem ?? pem;
}
