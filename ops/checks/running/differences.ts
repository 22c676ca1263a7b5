import { type Manifest, probesOf } from './manifests.ts';

/** Keys of each Secret (docs/operations) by its name; for those of one service by the end of the name. */
const SECRETS: readonly [RegExp, readonly string[]][] = [
  [/^svc-gateway-connections$/, ['RABBITMQ_URL', 'REDIS_URL']],
  [/-connections$/, ['MONGODB_URL', 'RABBITMQ_URL', 'REDIS_URL']],
  [/^administration$/, ['MONGODB_ADMIN_URL', 'RABBITMQ_ADMIN_URL', 'REDIS_ADMIN_URL']],
  [/^ethereal-identity$/, ['JWT_PRIVATE_KEYS', 'PASSWORD_PEPPERS', 'SECOND_FACTOR_KEYS', 'SMTP_URL']],
  [/^ethereal-images$/, ['IMAGES_S3_ENDPOINT', 'IMAGES_S3_ACCESS_KEY_ID', 'IMAGES_S3_SECRET_ACCESS_KEY']],
  [/^ethereal-chat$/, ['CHAT_MODEL_URL', 'CHAT_MODEL_KEY', 'CHAT_MODEL']],
  [/^ethereal-payments$/, ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRETS']],
  [/^release-key-/, ['RELEASE_KEY']],
];

/** Returns the keys of a Secret; empty for an unknown one. */
export const keysOf = (secret: string, passwords: readonly string[]): readonly string[] =>
  secret === 'account-passwords' ? passwords : (SECRETS.find(([name]) => name.test(secret))?.[1] ?? []);

/** State of a running container, as the engine and the container report it. */
export type Running = {
  /** Image without its tag: `ethereal/svc-orders`. */
  image: string;
  /** User id of the process; 0 is root. */
  user: number;
  isReadOnly: boolean;
  dropsAll: boolean;
  /** Memory limit in bytes; 0 means none. */
  memory: number;
  /** Limit of processors; 0 means none. */
  processors: number;
  /** Variables beyond those of its image. An empty value counts as set. */
  variables: Readonly<Record<string, string>>;
  /** Mounted paths, and whether the container can write there. */
  mounts: readonly { path: string; isWritable: boolean }[];
  /** Ports on which it listens; empty for a job. */
  ports: readonly number[];
  /** Status codes of the probed paths, by `port path`; empty for a job. */
  answers: Readonly<Record<string, number>>;
};

/** Variables whose values belong to an installation. */
const OWN = new Set([
  'SITE_URL',
  'TRUST_PROXY',
  'MAIL_FROM',
  'SUPPORT_EMAIL',
  'AREA_KEYS_FILE',
  'LOG_LEVEL',
  'VERSION',
]);

type Setting = { configuration: Readonly<Record<string, string>>; passwords: readonly string[] };

const UNITS = { Mi: 2 ** 20, Gi: 2 ** 30 };
const bytesOf = (memory: string) => Number.parseInt(memory, 10) * UNITS[memory.endsWith('Gi') ? 'Gi' : 'Mi'];

/** Returns the differences between manifests and running containers, one per line. */
export function differences(manifests: readonly Manifest[], running: readonly Running[], setting: Setting): string[] {
  const images = new Set([...manifests, ...running].map(({ image }) => image));
  return [...images].toSorted().flatMap((image) => {
    const manifest = manifests.find((it) => it.image === image);
    const found = running.filter((it) => it.image === image);
    if (!manifest) return [`${image} runs, and no manifest has it`];
    if (found.length === 0) return [`${manifest.kind} ${manifest.name}: no container runs ${image}`];
    const faults = found.flatMap((it) => faultsOf(manifest, it, setting));
    return [...new Set(faults)].map((fault) => `${manifest.kind} ${manifest.name}: ${fault}`);
  });
}

function faultsOf(manifest: Manifest, running: Running, setting: Setting): string[] {
  return [
    ...rightsFaults(manifest, running),
    ...limitFaults(manifest, running),
    ...(manifest.kind === 'Deployment' ? servingFaults(manifest, running) : []),
    ...variableFaults(manifest, running, setting),
    ...volumeFaults(manifest, running),
  ];
}

function* rightsFaults({ user, securityContext }: Manifest, running: Running) {
  if (running.user !== user) yield `runs as user ${user}; its container runs as ${running.user}`;
  if (securityContext.readOnlyRootFilesystem !== running.isReadOnly)
    yield 'the root file system is read-only in only one of the two';
  if (securityContext.capabilities.drop.includes('ALL') !== running.dropsAll)
    yield 'only one of the two has capabilities';
}

/**
 * The limit of the manifest must be at least the limit that sufficed under load; a container without a limit shows
 * nothing.
 */
function* limitFaults({ resources: { limits } }: Manifest, { memory, processors }: Running) {
  if (bytesOf(limits.memory) < memory) yield `is limited to ${limits.memory}; its container to ${memory / 2 ** 20}Mi`;
  if (limits.cpu < processors) yield `is limited to ${limits.cpu} processors; its container to ${processors}`;
}

function* servingFaults(manifest: Manifest, running: Running) {
  const declared = manifest.ports.map(({ containerPort }) => containerPort).toSorted();
  const real = running.ports.toSorted();
  if (declared.join() !== real.join())
    yield `has the ports ${declared.join(' and ')}; its container listens on ${real.join(' and ')}`;
  for (const probed of probesOf(manifest)) {
    const status = running.answers[probed];
    if (status !== 200) yield `is probed at ${probed}, where its container answers ${status ?? 'nothing'}`;
  }
}

function* variableFaults({ envFrom }: Manifest, { variables }: Running, { configuration, passwords }: Setting) {
  const secrets = envFrom
    .filter(({ secret }) => secret)
    .map(({ name, optional }) => ({ name, optional, keys: keysOf(name, passwords) }));
  const configured = envFrom.some(({ secret }) => !secret) ? configuration : {};
  const fromSecrets = new Set(secrets.flatMap(({ keys }) => keys));
  for (const [name, value] of Object.entries(variables))
    if (value !== '' && !fromSecrets.has(name)) yield* configuredFaults(name, value, configured[name]);
  for (const { name, optional, keys } of secrets) {
    if (keys.length === 0) yield `uses the Secret ${name}, whose keys are not listed`;
    const missing = optional ? [] : keys.filter((key) => variables[key] === undefined);
    for (const key of missing) yield `reads ${key} from ${name}; its container lacks it`;
  }
}

function* configuredFaults(name: string, value: string, given: string | undefined) {
  if (given === undefined) yield `lacks the variable ${name} of its container`;
  else if (given !== value && !OWN.has(name)) yield `sets ${name}=${given}; its container has ${value}`;
}

function* volumeFaults({ volumeMounts }: Manifest, { mounts, variables }: Running) {
  // The list of keys is a file in compose and a folder in Kubernetes; a variable names both.
  const isList = (path: string) => path === '/keys' || path === variables.AREA_KEYS_FILE;
  const declared = volumeMounts.map(({ mountPath, readOnly }) => ({ path: mountPath, isWritable: !readOnly }));
  // Releases are in one volume in Kubernetes, and in one per area in compose.
  const whole = (path: string) => path.replace(/^\/site\/.*/, '/site');
  const text = (all: Running['mounts']) =>
    all
      .filter(({ path }) => !isList(path))
      .map(({ path, isWritable }) => (isWritable ? `${path} to write` : whole(path)));
  const [inPod, inContainer] = [new Set(text(declared)), new Set(text(mounts))];
  for (const it of inContainer.difference(inPod)) yield `lacks ${it} of its container`;
  for (const it of inPod.difference(inContainer)) yield `has ${it}; its container lacks it`;
  const [listInPod, listInContainer] = [declared, mounts].map((all) => all.some(({ path }) => isList(path)));
  if (listInPod !== listInContainer) yield 'only one of the two has the list of keys';
}
