import { join } from 'node:path';
import { servicesIn } from '@ethereal/areas/repository';
import { addressVariable, personalDataHolders } from '@ethereal/areas/service-area';
import type { Role } from '@ethereal/contracts/roles';
import { type BackingUrls, backingEnvironment } from '../backing/kinds.ts';
import { demoAccounts, demoPassword } from '../demo/accounts.ts';
import { frontEndFolders } from './publish.ts';

const account = (role: Role, fname: string, lname: string) => ({
  email: `${role}@ethereal.test`,
  password: demoPassword,
  fname,
  lname,
  roles: [role],
});

/** Accounts of the demo shop's operator and support. The desk guides them through the set-up of a second factor. */
const deskAccounts = [account('operator', 'Olive', 'Desk'), account('support', 'Sam', 'Desk')];

const ROOT = join(import.meta.dirname, '../..');
const SERVICES = await servicesIn(ROOT);
const BEHIND = SERVICES.filter(({ edge }) => !edge);

/** Services behind the gateway, which may have several instances. */
export const SCALABLE = BEHIND.map(({ name }) => name);
/** Program that renders pages on the server for the gateway. */
export const RENDERER = 'shell/server';
/** Service that is the entry point of the site. */
export const GATEWAY = SERVICES.find(({ edge }) => edge)?.name ?? 'svc-gateway';

export type ServiceName = `svc-${string}`;

/** Whether several instances of a service can run. */
export const isScalable = (name: string): name is ServiceName => SCALABLE.some((known) => known === name);

/** Returns the maximum duration of a service's start, in milliseconds. */
export const startMsOf = (name: string): number | undefined => {
  const seconds = BEHIND.find((candidate) => candidate.name === name)?.startSeconds;
  return seconds && seconds * 1000;
};

/** Addresses and folders that the parts of the site need of one another. */
export interface SiteMap {
  site: string;
  dataDir: string;
  backing: BackingUrls;
  smtp: string;
  /** Variables of the test bank for svc-payments. */
  bank: Record<string, string>;
  /** Addresses of each service's instances. */
  services: Record<string, string[]>;
  renderer: string;
}

/** Returns the environment of a service behind the gateway; each service reads the variables that it needs. */
export function serviceEnvironment(name: ServiceName, map: SiteMap): Record<string, string> {
  return {
    ...common(map),
    DATA_DIR: join(map.dataDir, shortName(name)),
    SMTP_URL: map.smtp,
    ...(name === 'svc-payments' && map.bank),
    ...(name === 'svc-identity' && { DEMO_ACCOUNTS: JSON.stringify([...demoAccounts, ...deskAccounts]) }),
    ...Object.fromEntries(
      neighborsOf(name).map((neighbor) => [addressVariable(neighbor, 'URL'), first(map, neighbor)]),
    ),
  };
}

/** Returns the environment of the gateway: all instances of each service, and the folders of the front ends' files. */
export function gatewayEnvironment(map: SiteMap): Record<string, string> {
  return {
    ...common(map),
    ...frontEndFolders(map.dataDir),
    ...instancesOf(map),
    RENDERER_URLS: map.renderer,
    STATUS_QUEUES: SERVICES.flatMap(({ queues }) => queues).join(','),
  };
}

/**
 * Returns the environment of the renderer: the folders of the front ends' server bundles, and the services that pages
 * call.
 */
export function rendererEnvironment(map: SiteMap): Record<string, string> {
  return { ...common(map), ...frontEndFolders(map.dataDir), ...instancesOf(map) };
}

const instancesOf = (map: SiteMap) =>
  Object.fromEntries(
    SCALABLE.map((service) => [addressVariable(service, 'URLS'), map.services[service]?.join(',') ?? '']),
  );

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

/** Folders in the data folder where services store their own files. */
export const DATA_FOLDERS = SCALABLE.map(shortName);

const neighborsOf = (name: string) => BEHIND.find((it) => it.name === name)?.neighbors ?? [];

const first = (map: SiteMap, name: string) => map.services[name]?.[0] ?? '';
