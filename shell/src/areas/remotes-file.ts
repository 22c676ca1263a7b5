import { AreaUnavailable } from './area-unavailable.ts';

/** Where an area's current release lies, as the gateway's `/remotes.json` says. */
export type Release = { manifest: string; version: string };

/** The longest the list may take, in milliseconds. */
const TIMEOUT_MS = 5000;

let reading: Promise<Map<string, Release>> | undefined;

/** The current releases by area. Read once; `again` reads the file anew. */
export function readReleases(again = false): Promise<Map<string, Release>> {
  if (again || reading === undefined) {
    reading = fetchReleases(again);
    reading.catch(() => {
      reading = undefined;
    });
  }
  return reading;
}

async function fetchReleases(again: boolean): Promise<Map<string, Release>> {
  const response = await fetch('/remotes.json', {
    cache: again ? 'reload' : 'default',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new AreaUnavailable(`remotes.json: status ${response.status}`);
  const body: unknown = await response.json();
  if (typeof body !== 'object' || body === null) throw new AreaUnavailable('remotes.json: not an object');
  return new Map(Object.entries(body).filter((entry): entry is [string, Release] => isRelease(entry[1])));
}

function isRelease(value: unknown): value is Release {
  return (
    typeof value === 'object' &&
    value !== null &&
    'manifest' in value &&
    typeof value.manifest === 'string' &&
    'version' in value &&
    typeof value.version === 'string'
  );
}
