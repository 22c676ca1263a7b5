import type { Call } from '@ethereal/contracts/call';
import { instancesOf } from '@ethereal/service-kit/instances';
import type { RendererConfig } from './config.ts';
import type { WorkerSetup } from './workers/messages.ts';

/** Where each public GET call that needs no session is answered, by the template of its path. */
export function apisOf(
  calls: readonly Pick<Call, 'service' | 'method' | 'path' | 'auth'>[],
  config: RendererConfig,
): WorkerSetup['apis'] {
  const instances = instancesOf(config);
  return calls
    .filter(({ method, path, auth }) => method === 'GET' && !auth && path.startsWith('/api/'))
    .map(({ path, service }) => ({ path, urls: instances.get(service) ?? [] }));
}
