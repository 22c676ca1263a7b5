import type { Service } from '@ethereal/areas/service-area';
import { passwordVariable } from '../../accounts/rights.ts';
import { scaleVariable } from '../../docker/environment.ts';
import { FOLDER } from '../addresses.ts';
import { required, requiredOf, storeDependencies, storeEnvironment } from './variables.ts';

/** Settings that all our containers share, from base.yaml. */
export type Common = { hardened: object; environment: object };

/** Maximum number of processes and threads of a container. */
export const MAX_PROCESSES = 256;

const HEALTHY = { condition: 'service_healthy' };
export const ENDED = { condition: 'service_completed_successfully' };

const TAG = `\${TAG:-local}`;

/** Returns how one of our images is built and named. */
export const image = (area: string, kind: 'service' | 'front-end') => ({
  build: {
    context: '.',
    dockerfile: 'ops/images/Dockerfile',
    target: kind,
    args: { AREA: area, ...(kind === 'service' && { VERSION: TAG }) },
  },
  image: `\${IMAGES:-ethereal}/${area}:${TAG}`,
});

/**
 * Returns the compose entry of a service. It runs any number of instances, which the gateway resolves by the service's
 * name.
 */
export const serviceEntry = (service: Service, common: Common) => ({
  ...common.hardened,
  env_file: `${FOLDER}/areas.env`,
  ...image(service.name, 'service'),
  environment: { ...common.environment, ...environmentOf(service) },
  ...(service.files && { volumes: [`${service.files.volume}:/data`] }),
  depends_on: {
    accounts: ENDED,
    mongodb: HEALTHY,
    rabbitmq: HEALTHY,
    redis: HEALTHY,
    ...storeDependencies(service),
  },
  scale: scaleOf(service.name),
  deploy: { resources: { limits: limits(service) } },
});

/** Returns the number of instances, from `.env`. */
const scaleOf = (service: string) => `\${${scaleVariable(service)}:-1}`;

function environmentOf(service: Service): Record<string, string> {
  const account = `${service.name}:${required(passwordVariable(service.name))}@`;
  return {
    MONGODB_URL: `\${MONGODB_URL:-mongodb://${account}mongodb:27017/?replicaSet=rs0&authSource=admin}`,
    RABBITMQ_URL: `amqp://${account}rabbitmq:5672`,
    REDIS_URL: `redis://${account}redis:6379`,
    ...storeEnvironment(service),
    ...Object.fromEntries(requiredOf([service]).map((name) => [name, required(name)])),
    ...Object.fromEntries(Object.entries(service.settings).map(([name, value]) => [name, `\${${name}:-${value}}`])),
  };
}

const limits = ({ limits: { cpu, memory } }: Service) => ({
  cpus: `${cpu}`,
  memory: memory % 1024 === 0 ? `${memory / 1024}G` : `${memory}M`,
  pids: MAX_PROCESSES,
});
