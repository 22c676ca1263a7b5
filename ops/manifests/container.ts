import type { Service } from '@ethereal/areas/service-area';
import { CONTAINER_SECURITY } from './hardening.ts';

const amounts = ({ cpu, memory }: Service['limits']) => ({
  cpu: cpu < 1 ? `${cpu * 1000}m` : cpu,
  memory: memory % 1024 === 0 ? `${memory / 1024}Gi` : `${memory}Mi`,
});
/** Interval at which a starting pod is probed, so that it receives requests as soon as it can answer them. */
const STARTUP_PERIOD_SECONDS = 1;

const httpProbe = (path: string) => ({ httpGet: { path, port: 'http' } });

/** Returns the container of a service's pods: started as its image does, with the least rights. */
export const container = (service: Service) => ({
  name: service.name,
  image: `ethereal/${service.name}`,
  ports: [{ name: 'http', containerPort: service.port }],
  envFrom: [
    { configMapRef: { name: 'ethereal' } },
    { secretRef: { name: `${service.name}-connections` } },
    ...secretOf(service),
  ],
  startupProbe: {
    ...httpProbe(service.probes.live),
    periodSeconds: STARTUP_PERIOD_SECONDS,
    failureThreshold: Math.ceil(service.startSeconds / STARTUP_PERIOD_SECONDS),
  },
  livenessProbe: { ...httpProbe(service.probes.live), periodSeconds: 10, timeoutSeconds: 3 },
  readinessProbe: {
    ...httpProbe(service.probes.ready),
    periodSeconds: 3,
    timeoutSeconds: 2,
    failureThreshold: 2,
  },
  resources: { requests: amounts(service.requests), limits: amounts(service.limits) },
  securityContext: CONTAINER_SECURITY,
  volumeMounts: [
    { name: 'tmp', mountPath: '/tmp' },
    ...(service.files ? [{ name: service.files.volume, mountPath: '/data' }] : []),
  ],
});

const secretOf = ({ secret }: Service) =>
  secret ? [{ secretRef: { name: secret.name, ...(secret.optional && { optional: true }) } }] : [];

/** Returns the volumes of a service's pod: a temporary one, and the one of its files. */
export const volumes = ({ files }: Service) => [
  { name: 'tmp', emptyDir: { sizeLimit: '256Mi' } },
  ...(files ? [{ name: files.volume, emptyDir: { sizeLimit: files.size } }] : []),
];
