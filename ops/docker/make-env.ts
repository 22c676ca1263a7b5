/**
 * Writes the `.env` that compose.yaml requires, with new secrets, and `area-keys.json`, for a new installation. An
 * existing file is not changed; `--add` appends what a newer version requires.
 *
 *     node ops/run.mjs ops/docker/make-env.ts [--site http://localhost:3000 | --domain shop.example.com] [--add]
 *       [--out .env]
 */
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { frontEndsIn, servicesIn } from '@ethereal/areas/repository';
import { listAreaKey, newReleaseKey } from '@ethereal/areas/signing/release-key';
import { passwordVariable } from '../accounts/rights.ts';
import { requiredOf } from '../manifests/compose/variables.ts';
import { linesToAdd, newEnvironment, releaseKeyVariable } from './environment.ts';

const ROOT = join(import.meta.dirname, '../..');
const { values } = parseArgs({
  options: {
    site: { type: 'string', default: 'http://localhost:3000' },
    domain: { type: 'string' },
    mail: { type: 'string', default: 'no-reply@shop.example.com' },
    out: { type: 'string', default: join(ROOT, '.env') },
    add: { type: 'boolean', default: false },
  },
});
if (existsSync(values.out) && !values.add) {
  console.error(
    `${values.out} is there already: its secrets are those of the data in the volumes. --add adds what is missing.`,
  );
  process.exit(1);
}
const before = existsSync(values.out) ? readFileSync(values.out, 'utf8') : '';
const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const keys = new Map(frontEndsIn(ROOT).map((area) => [area, newReleaseKey()]));
const services = await servicesIn(ROOT);
const added = linesToAdd(
  before,
  newEnvironment({
    siteUrl: values.domain ? `https://${values.domain}` : values.site,
    domain: values.domain,
    mailFrom: values.mail,
    signingKey: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    releaseKeys: Object.fromEntries([...keys].map(([area, key]) => [area, key.privateKey])),
    passwords: services.map(({ name }) => passwordVariable(name)),
    required: requiredOf(services),
    secret: (bytes) => randomBytes(bytes).toString('hex'),
  }),
);
if (existsSync(values.out)) appendFileSync(values.out, added);
else writeFileSync(values.out, added, { mode: 0o600, flag: 'wx' });
for (const [area, { publicKey }] of keys) {
  if (added.includes(`${releaseKeyVariable(area)}=`))
    listAreaKey(join(dirname(values.out), 'area-keys.json'), area, publicKey);
}
console.log(`${values.out} is written. Keep a copy: without it the data in the volumes can't be read.`);
