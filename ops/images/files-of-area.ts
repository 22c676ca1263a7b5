import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { layOut } from './area-files.ts';

// node ops/images/files-of-area.ts svc-orders /image /installed: what the Dockerfiles copy. What npm installed lies
// apart, as it changes seldom: so a changed line makes a small layer.
const [area, folder, installed] = process.argv.slice(2);
if (area && folder && installed) {
  layOut(area, folder);
  mkdirSync(installed, { recursive: true });
  const packages = join(folder, 'node_modules');
  if (existsSync(packages)) renameSync(packages, join(installed, 'node_modules'));
} else {
  console.error('Usage: node ops/images/files-of-area.ts AREA FOLDER FOLDER_OF_INSTALLED');
  process.exitCode = 2;
}
