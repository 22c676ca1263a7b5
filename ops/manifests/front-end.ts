import { CONTAINER_SECURITY, POD_SECURITY } from './hardening.ts';

/** Returns the folder of a front end's releases in a container. */
export const place = (area: string): string => `/site/${below(area)}`;
const below = (area: string) => (area === 'shell' ? area : `remotes/${area}`);

/**
 * Volume of all front ends' releases: gateway and renderer read all of it, each release job writes to its own folder.
 */
export const siteVolume = {
  apiVersion: 'v1',
  kind: 'PersistentVolumeClaim',
  metadata: { name: 'site' },
  spec: { accessModes: ['ReadWriteMany'], resources: { requests: { storage: '10Gi' } } },
};

const pod = (area: string, args?: string[]) => ({
  restartPolicy: 'OnFailure',
  automountServiceAccountToken: false,
  securityContext: POD_SECURITY,
  containers: [
    {
      name: 'release',
      image: `ethereal/${area}`,
      ...(args && { args }),
      resources: { requests: { cpu: '100m', memory: '64Mi' }, limits: { cpu: '1', memory: '256Mi' } },
      securityContext: CONTAINER_SECURITY,
      envFrom: [{ secretRef: { name: `release-key-${area}` } }],
      volumeMounts: [
        { name: 'tmp', mountPath: '/tmp' },
        { name: 'site', mountPath: '/site', readOnly: true },
        { name: 'site', mountPath: place(area), subPath: below(area) },
      ],
    },
  ],
  volumes: [
    { name: 'tmp', emptyDir: { sizeLimit: '64Mi' } },
    { name: 'site', persistentVolumeClaim: { claimName: 'site' } },
  ],
});

const NEVER = '0 0 30 2 *';
const ROLLBACK = ['node', 'packages/areas/src/commands/rollback.ts'];

/**
 * Returns the Kubernetes manifests of a front end: the job that signs and releases its image's build, and the job that
 * rolls it back, which runs only when an operator starts it (`kubectl create job --from=cronjob/rollback-mf-x`). Each
 * can write to its own area's folder alone, and reads the others for its checks. Each release has a new name
 * (nameSuffix, or kubectl create).
 */
export function frontEndManifests(area: string): object[] {
  const labels = { 'app.kubernetes.io/name': area, 'app.kubernetes.io/part-of': 'ethereal' };
  const job = (args?: string[]) => ({
    backoffLimit: 5,
    ttlSecondsAfterFinished: 86400,
    template: { metadata: { labels }, spec: pod(area, args) },
  });
  const apiVersion = 'batch/v1';
  return [
    { apiVersion, kind: 'Job', metadata: { name: `release-${area}`, labels }, spec: job() },
    {
      apiVersion,
      kind: 'CronJob',
      metadata: { name: `rollback-${area}`, labels },
      spec: { schedule: NEVER, suspend: true, jobTemplate: { metadata: { labels }, spec: job(ROLLBACK) } },
    },
  ];
}
