import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PERSONAL_DATA = `import { consumeDeletions, type PersonalData, personalDataRoutes } from '@ethereal/service-kit/personal-data';
import type { Db } from 'mongodb';

type Note = { _id: string; seller: string };

/** Who published what. */
export function createPersonalData(db: Db) {
  const notes = db.collection<Note>('notes');
  const data: PersonalData = {
    share: (user) => ({ notes: notes.find({ seller: user }) }),
    erase: async (user) => void (await notes.deleteMany({ seller: user })),
  };
  const note = (item: string, seller: string) =>
    notes.updateOne({ _id: item }, { $set: { seller } }, { upsert: true });
  return { data, note };
}
`;

/** Edits of the template's files, each what it says and what it shall say. */
const EDITS: Readonly<Record<string, readonly [string, string][]>> = {
  'area.ts': [
    [
      "consumes: { 'svc-sample.items': ['item.published'] },",
      "personalData: true,\n  consumes: {\n    'svc-sample.items': ['item.published'],\n    'svc-sample.items.deletions': ['user.deleted'],\n  },",
    ],
    ["publishes: ['sample.counted'],", "publishes: ['sample.counted', 'user.erased'],"],
  ],
  'src/assemble.ts': [
    [
      'import { ensureIndexes }',
      "import { createAuthenticator } from '@ethereal/service-kit/auth';\nimport { consumeDeletions, personalDataRoutes } from '@ethereal/service-kit/personal-data';\nimport { ensureIndexes }",
    ],
    [
      'import { createPublishedStore }',
      "import { createPersonalData } from './personal-data.ts';\nimport { createPublishedStore }",
    ],
    [
      '  await ensureIndexes(published);',
      "  await ensureIndexes(published);\n  const { data: held, note } = createPersonalData(base.db);\n  const deletions = consumeDeletions({ ...base, data: held, queue: 'svc-sample.items.deletions' });\n  const auth = createAuthenticator({ ...base, jwksUrl: base.config.JWKS_URL });",
    ],
    [
      'async handle({ id, subject, time }) {',
      'async handle({ id, subject, time, data: { item } }) {\n      await note(subject, item.seller);',
    ],
    ['consumers: [items],', 'consumers: [items, deletions],'],
    [
      'mount(router: Router) {',
      'mount(router: Router) {\n      personalDataRoutes(router, { auth, data: held, logger: base.logger });',
    ],
  ],
};

/** Lets a new service in a checkout hold something on people: who published what. */
export function holdPersonalData(folder: string): void {
  const service = join(folder, 'svc-sample');
  writeFileSync(join(service, 'src/personal-data.ts'), PERSONAL_DATA);
  for (const [file, edits] of Object.entries(EDITS)) {
    let text = readFileSync(join(service, file), 'utf8');
    for (const [was, is] of edits) {
      if (!text.includes(was)) throw new Error(`${file} does not say ${was}`);
      text = text.replace(was, is);
    }
    writeFileSync(join(service, file), text);
  }
}
