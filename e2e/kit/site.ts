import { readFileSync } from 'node:fs';

/** Address of the site under test, which `dev/testing/site-setup.ts` started. */
export const siteUrl = fromEnvironment('SITE_URL');
export const inboxUrl = fromEnvironment('INBOX_URL');

/** Addresses of the processes behind the gateway, for tests of parts that no visitor reaches. */
export interface SiteRun {
  mongodb: string;
  rabbitmq: string;
  redis: string;
  /** `pid` is null while the instance is down. */
  services: Record<string, { url: string; pid: number | null }[]>;
}

/** Returns the processes and stores of the site at this moment. */
export const siteRun = (): SiteRun => JSON.parse(readFileSync(fromEnvironment('SITE_RUN'), 'utf8'));

function fromEnvironment(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the browser tests with npm test`);
  return value;
}
