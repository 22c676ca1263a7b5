import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { layOut } from './area-files.ts';

// Copies the files of an area for the Dockerfiles: `node ops/images/files-of-area.ts svc-orders /image /installed`.
// Installed packages go to a folder of their own, because they change rarely: a changed line then makes a small layer.
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
