import { join } from 'node:path';
import { type BackingUrls, backingEnvironment } from '../backing/kinds.ts';
import { demoAccounts } from '../demo/accounts.ts';
import { frontEndFolders } from './publish.ts';

/** The services behind the gateway: those of which there may be several. */
export const SCALABLE = ['svc-identity', 'svc-catalog', 'svc-orders', 'svc-analytics', 'svc-chat'] as const;
export const GATEWAY = 'svc-gateway';

export type ServiceName = (typeof SCALABLE)[number];

export const isScalable = (name: string): name is ServiceName => SCALABLE.some((known) => known === name);

/** Everything that a part of the site has to know of the others. */
export interface SiteMap {
  site: string;
  dataDir: string;
  backing: BackingUrls;
  smtp: string;
  /** The addresses of each service's instances. */
  services: Record<ServiceName, string[]>;
}

/** What every service behind the gateway is told; each reads of it what it needs. */
export function serviceEnvironment(name: ServiceName, map: SiteMap): Record<string, string> {
  return {
    ...common(map),
    DATA_DIR: join(map.dataDir, shortName(name)),
    SMTP_URL: map.smtp,
    ...(name === 'svc-identity' && { DEMO_ACCOUNTS: JSON.stringify(demoAccounts) }),
    ...Object.fromEntries(SCALABLE.map((one) => [variable(one, 'URL'), map.services[one][0] ?? ''])),
  };
}

/** What the gateway is told: all instances of each service, and where the front-ends' files lie. */
export function gatewayEnvironment(map: SiteMap): Record<string, string> {
  return {
    ...common(map),
    ...frontEndFolders(map.dataDir),
    ...Object.fromEntries(SCALABLE.map((one) => [variable(one, 'URLS'), map.services[one].join(',')])),
  };
}

function common(map: SiteMap): Record<string, string> {
  return {
    NODE_ENV: 'development',
    ...backingEnvironment(map.backing),
    SITE_URL: map.site,
    JWKS_URL: `${map.services['svc-identity'][0]}/.well-known/jwks.json`,
    SHUTDOWN_DRAIN_MS: '250',
    SHUTDOWN_GRACE_MS: '4000',
  };
}

const shortName = (name: ServiceName) => name.slice('svc-'.length);

/** Where the services keep files of their own, in the data folder. */
export const DATA_FOLDERS = SCALABLE.map(shortName);

const variable = (name: ServiceName, end: string) => `${shortName(name).toUpperCase()}_${end}`;
