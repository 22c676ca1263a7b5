import { readFileSync } from 'node:fs';

/** Where the site under test is; `dev/testing/site-setup.ts` started it. */
export const siteUrl = fromEnvironment('SITE_URL');
export const inboxUrl = fromEnvironment('INBOX_URL');

/** The addresses behind the gateway of what runs, for tests of what no visitor reaches. */
export interface SiteRun {
  mongodb: string;
  rabbitmq: string;
  redis: string;
  /** `pid` is null while it is down. */
  services: Record<string, { url: string; pid: number | null }[]>;
}

/** What the site is made of at this moment. */
export const siteRun = (): SiteRun => JSON.parse(readFileSync(fromEnvironment('SITE_RUN'), 'utf8'));

function fromEnvironment(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the browser tests with npm test`);
  return value;
}
