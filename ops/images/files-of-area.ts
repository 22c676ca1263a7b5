import { layOut } from './area-files.ts';

// node ops/images/files-of-area.ts svc-orders /image: what the Dockerfiles copy.
const [area, folder] = process.argv.slice(2);
if (area && folder) layOut(area, folder);
else {
  console.error('Usage: node ops/images/files-of-area.ts AREA FOLDER');
  process.exitCode = 2;
}
