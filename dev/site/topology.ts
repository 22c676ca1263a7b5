import { join } from 'node:path';
import { servicesIn } from '@ethereal/areas/repository';
import { addressVariable, personalDataHolders } from '@ethereal/areas/service-area';
import { type BackingUrls, backingEnvironment } from '../backing/kinds.ts';
import { demoAccounts } from '../demo/accounts.ts';
import { deskAccounts } from '../demo/desk-accounts.ts';
import { frontEndFolders } from './publish.ts';

const ROOT = join(import.meta.dirname, '../..');
const SERVICES = await servicesIn(ROOT);
const BEHIND = SERVICES.filter(({ edge }) => !edge);

/** The services behind the gateway: those of which there may be several. */
export const SCALABLE = BEHIND.map(({ name }) => name);
/** Renders pages on the server, for the gateway. */
export const RENDERER = 'shell/server';
/** The way in. */
export const GATEWAY = SERVICES.find(({ edge }) => edge)?.name ?? 'svc-gateway';

export type ServiceName = `svc-${string}`;

export const isScalable = (name: string): name is ServiceName => SCALABLE.some((known) => known === name);

/** How long a service's start may take, in milliseconds. */
export const startMsOf = (name: string): number | undefined => {
  const seconds = BEHIND.find((one) => one.name === name)?.startSeconds;
  return seconds && seconds * 1000;
};

/** Everything that a part of the site has to know of the others. */
export interface SiteMap {
  site: string;
  dataDir: string;
  backing: BackingUrls;
  smtp: string;
  /** What svc-payments needs to know of the test bank. */
  bank: Record<string, string>;
  /** The addresses of each service's instances. */
  services: Record<string, string[]>;
  renderer: string;
}

/** What every service behind the gateway is told; each reads of it what it needs. */
export function serviceEnvironment(name: ServiceName, map: SiteMap): Record<string, string> {
  return {
    ...common(map),
    DATA_DIR: join(map.dataDir, shortName(name)),
    SMTP_URL: map.smtp,
    ...(name === 'svc-payments' && map.bank),
    ...(name === 'svc-identity' && { DEMO_ACCOUNTS: JSON.stringify([...demoAccounts, ...deskAccounts]) }),
    ...Object.fromEntries(neighboursOf(name).map((one) => [addressVariable(one, 'URL'), first(map, one)])),
  };
}

/** What the gateway is told: all instances of each service, and where the front-ends' files lie. */
export function gatewayEnvironment(map: SiteMap): Record<string, string> {
  return {
    ...common(map),
    ...frontEndFolders(map.dataDir),
    ...instancesOf(map),
    RENDERER_URLS: map.renderer,
    STATUS_QUEUES: SERVICES.flatMap(({ queues }) => queues).join(','),
  };
}

/** What the renderer is told: where the front-ends' server bundles lie, and whom their pages ask. */
export function rendererEnvironment(map: SiteMap): Record<string, string> {
  return { ...common(map), ...frontEndFolders(map.dataDir), ...instancesOf(map) };
}

const instancesOf = (map: SiteMap) =>
  Object.fromEntries(SCALABLE.map((one) => [addressVariable(one, 'URLS'), map.services[one]?.join(',') ?? '']));

function common(map: SiteMap): Record<string, string> {
  return {
    NODE_ENV: 'development',
    ...backingEnvironment(map.backing),
    SITE_URL: map.site,
    JWKS_URL: `${first(map, 'svc-identity')}/.well-known/jwks.json`,
    PERSONAL_DATA_HOLDERS: personalDataHolders(BEHIND, (name) => first(map, name)),
    SHUTDOWN_DRAIN_MS: '500',
    SHUTDOWN_GRACE_MS: '4000',
  };
}

const shortName = (name: ServiceName) => name.slice('svc-'.length);

/** Where the services keep files of their own, in the data folder. */
export const DATA_FOLDERS = SCALABLE.map(shortName);

const neighboursOf = (name: string) => BEHIND.find((it) => it.name === name)?.neighbours ?? [];

const first = (map: SiteMap, name: string) => map.services[name]?.[0] ?? '';
