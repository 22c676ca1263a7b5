import type { Service } from '@ethereal/areas/service-area';
import { passwordVariable } from '../../accounts/rights.ts';
import { releaseKeyVariable, scaleVariable } from '../../docker/environment.ts';
import { askedOf } from './variables.ts';

/** Marks the end of the part that is written by hand. */
const MARK = '# From here on written by `npm run manifests`.\n';

const lines = (names: readonly string[]) => names.map((name) => `${name}=\n`).join('');

/** Returns `.env.example`: its part by hand unchanged, then the variables of each area. */
export function environmentExample(before: string, services: readonly Service[], frontEnds: readonly string[]): string {
  const [byHand = ''] = before.split(MARK);
  const explained = new Set([...byHand.matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name));
  const others = askedOf(services).filter((name) => !explained.has(name));
  return [
    byHand,
    MARK,
    "# Each service's own accounts, which ops/accounts makes; the others are the administrator's.\n",
    lines(services.map(({ name }) => passwordVariable(name))),
    "# Whose signature makes a front-end's release good: an Ed25519 key (PKCS#8 in base64) for each team, its public half in area-keys.json.\n",
    '# node ops/run.mjs packages/areas/src/commands/new-key.ts mf-store --list area-keys.json\n',
    lines(frontEnds.map(releaseKeyVariable)),
    '# How many of each run; .env may leave them out.\n',
    ...services.map(({ name }) => `# ${scaleVariable(name)}=1\n`),
    ...(others.length > 0 ? ['# What else services ask for in their area.ts.\n', lines(others)] : []),
  ].join('');
}
