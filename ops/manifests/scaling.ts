import type { Service } from '@ethereal/areas/service-area';

/** Scales by the length of a queue: one more instance for every 2,000 events. */
const byQueue = ({ name, instances: { min, max } }: Service, queueName: string) => [
  {
    apiVersion: 'keda.sh/v1alpha1',
    kind: 'ScaledObject',
    metadata: { name },
    spec: {
      scaleTargetRef: { name },
      minReplicaCount: min,
      maxReplicaCount: max,
      pollingInterval: 10,
      cooldownPeriod: 300,
      triggers: [
        {
          type: 'rabbitmq',
          metadata: { queueName, mode: 'QueueLength', value: '2000' },
          authenticationRef: { name: `${name}-queue` },
        },
      ],
    },
  },
  {
    apiVersion: 'keda.sh/v1alpha1',
    kind: 'TriggerAuthentication',
    metadata: { name: `${name}-queue` },
    spec: { secretTargetRef: [{ parameter: 'host', name: `${name}-connections`, key: 'RABBITMQ_URL' }] },
  },
];

const byProcessor = ({ name, instances: { min, max } }: Service) => [
  {
    apiVersion: 'autoscaling/v2',
    kind: 'HorizontalPodAutoscaler',
    metadata: { name },
    spec: {
      scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name },
      minReplicas: min,
      maxReplicas: max,
      metrics: [
        {
          type: 'Resource',
          resource: { name: 'cpu', target: { type: 'Utilization', averageUtilization: 70 } },
        },
      ],
      behavior: { scaleDown: { stabilizationWindowSeconds: 300 } },
    },
  },
];

/** Returns the metric that starts more instances of a service, and their maximum. */
export const scaling = (service: Service) =>
  typeof service.scale === 'object' ? byQueue(service, service.scale.queue) : byProcessor(service);
