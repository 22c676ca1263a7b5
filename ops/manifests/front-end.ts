import { CONTAINER_SECURITY, POD_SECURITY } from './hardening.ts';

const place = (area: string) => `/site/${area === 'shell' ? area : `remotes/${area}`}`;

const claim = (area: string, isOwn: boolean) => ({
  name: area,
  persistentVolumeClaim: { claimName: `site-${area}`, ...(!isOwn && { readOnly: true }) },
});

const releaseJob = (area: string, all: readonly string[], labels: object) => ({
  apiVersion: 'batch/v1',
  kind: 'Job',
  metadata: { name: `release-${area}`, labels },
  spec: {
    backoffLimit: 5,
    ttlSecondsAfterFinished: 86400,
    template: { metadata: { labels }, spec: pod(area, all) },
  },
});

const pod = (area: string, all: readonly string[]) => ({
  restartPolicy: 'OnFailure',
  automountServiceAccountToken: false,
  securityContext: POD_SECURITY,
  containers: [
    {
      name: 'release',
      image: `ethereal/${area}`,
      resources: { requests: { cpu: '100m', memory: '64Mi' }, limits: { cpu: '1', memory: '256Mi' } },
      securityContext: CONTAINER_SECURITY,
      envFrom: [{ secretRef: { name: `release-key-${area}` } }],
      volumeMounts: [
        { name: 'tmp', mountPath: '/tmp' },
        ...all.map((it) => ({ name: it, mountPath: place(it), ...(it !== area && { readOnly: true }) })),
      ],
    },
  ],
  volumes: [{ name: 'tmp', emptyDir: { sizeLimit: '64Mi' } }, ...all.map((it) => claim(it, it === area))],
});

/**
 * What Kubernetes has of a front-end: its volume, and the job that signs its image's build with its team's key and puts it live. The job
 * can write to its own area's volume alone; it reads the others' for its checks. Each release is a new name (nameSuffix, or kubectl create).
 */
export function frontEndManifests(area: string, all: readonly string[]): object[] {
  const labels = { 'app.kubernetes.io/name': area, 'app.kubernetes.io/part-of': 'ethereal' };
  const volume = {
    apiVersion: 'v1',
    kind: 'PersistentVolumeClaim',
    metadata: { name: `site-${area}` },
    spec: { accessModes: ['ReadWriteMany'], resources: { requests: { storage: '2Gi' } } },
  };
  return [volume, releaseJob(area, all, labels)];
}
