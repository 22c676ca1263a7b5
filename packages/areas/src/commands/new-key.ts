import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { listAreaKey, newReleaseKey } from '../signing/release-key.ts';
import { exitWithReason } from './cli.ts';

// node ops/run.mjs packages/areas/src/commands/new-key.ts mf-store [--out mf-store.key] [--list area-keys.json]
try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { out: { type: 'string' }, list: { type: 'string' } },
  });
  const area = z.string('Name the area of the key: mf-store, or shell.').parse(positionals[0]);
  const { privateKey, publicKey } = newReleaseKey();
  const out = values.out ?? `${area}.key`;
  writeFileSync(out, privateKey, { mode: 0o600, flag: 'wx' });
  if (values.list) listAreaKey(values.list, area, publicKey);
  console.log(`${out} is the team's secret (RELEASE_KEY). Operators list this public key for ${area}:\n${publicKey}`);
} catch (error) {
  exitWithReason(error);
}
