import { addressVariable, personalDataHolders, type Service } from '@ethereal/areas/service-area';

/** Folder of each area's Kubernetes files, relative to the root of the repository. */
export const FOLDER = 'ops/kubernetes/base/areas';

const urlOf = (services: readonly Service[]) => (name: string) =>
  `http://${name}:${services.find((it) => it.name === name)?.port ?? 8080}`;

/** Returns the addresses of the other services for every container, as lines `NAME=value`. */
export function addresses(services: readonly Service[]): string {
  const behind = services.filter(({ edge }) => !edge);
  const url = urlOf(services);
  const given = {
    JWKS_URL: `${url('svc-identity')}/.well-known/jwks.json`,
    ...Object.fromEntries(
      (['URL', 'URLS'] as const).flatMap((end) => behind.map(({ name }) => [addressVariable(name, end), url(name)])),
    ),
    PERSONAL_DATA_HOLDERS: personalDataHolders(services, url),
    RENDERER_URLS: 'http://renderer:8080',
    STATUS_QUEUES: services.flatMap(({ queues }) => queues).join(','),
  };
  return Object.entries(given)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
}
