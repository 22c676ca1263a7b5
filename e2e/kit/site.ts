/** Where the site under test is; `dev/testing/site-setup.ts` started it. */
export const siteUrl = fromEnvironment('SITE_URL');
export const inboxUrl = fromEnvironment('INBOX_URL');

function fromEnvironment(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the browser tests with npm test`);
  return value;
}
