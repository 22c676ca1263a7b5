import type { Service } from '@ethereal/areas/service-area';
import { container, volumes } from './container.ts';
import { POD_SECURITY } from './hardening.ts';
import { scaling } from './scaling.ts';

/**
 * Returns the Kubernetes manifests of a service, without a number of replicas, which would override the autoscaler with
 * each deployment.
 */
export function serviceManifests(service: Service): object[] {
  const { name, port } = service;
  const own = { 'app.kubernetes.io/name': name };
  const labels = { ...own, 'app.kubernetes.io/part-of': 'ethereal' };
  return [
    {
      apiVersion: 'apps/v1',
      kind: 'Deployment',
      metadata: { name, labels },
      spec: {
        selector: { matchLabels: own },
        strategy: { rollingUpdate: { maxSurge: 1, maxUnavailable: 0 } },
        template: { metadata: { labels, annotations: scraped(port) }, spec: pod(service, own) },
      },
    },
    {
      apiVersion: 'v1',
      kind: 'Service',
      metadata: { name, labels },
      spec: { selector: own, ports: [{ name: 'http', port, targetPort: 'http' }] },
    },
    {
      apiVersion: 'policy/v1',
      kind: 'PodDisruptionBudget',
      metadata: { name },
      spec: { maxUnavailable: 1, selector: { matchLabels: own } },
    },
    ...scaling(service),
  ];
}

const scraped = (port: number) => ({
  'prometheus.io/scrape': 'true',
  'prometheus.io/port': `${port}`,
  'prometheus.io/path': '/metrics',
});

const pod = (service: Service, own: Record<string, string>) => ({
  automountServiceAccountToken: false,
  terminationGracePeriodSeconds: 30,
  securityContext: POD_SECURITY,
  topologySpreadConstraints: [
    {
      maxSkew: 1,
      topologyKey: 'kubernetes.io/hostname',
      whenUnsatisfiable: 'ScheduleAnyway',
      labelSelector: { matchLabels: own },
    },
  ],
  containers: [container(service)],
  volumes: volumes(service),
});
