import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the base images, with tags, of the repository's Dockerfiles and compose files, without our own images. */
export function imagesNamed(top: string): string[] {
  const files = globSync(['ops/images/Dockerfile', 'compose.yaml', 'dev/backing/compose.yaml'], { cwd: top });
  const names = files.flatMap((file) => {
    const text = readFileSync(join(top, file), 'utf8');
    return [...text.matchAll(/^(?:FROM| +image:) +(\S+)/gm)].map(([, name = '']) => name);
  });
  return [...new Set(names)].filter((name) => name.includes(':') && !name.startsWith('${IMAGES')).toSorted();
}
