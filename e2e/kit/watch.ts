import type { BrowserContext } from 'playwright-core';

/** Reports console errors, violations of the content security policy, uncaught errors and answers of 5xx. */
export async function watchForFaults(context: BrowserContext, report: (fault: string) => void): Promise<void> {
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      console.error(`CSP: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  context.on('console', (message) => {
    if (message.type() === 'error') report(`console: ${message.text()} ${message.location().url}`);
  });
  context.on('weberror', (error) => report(`uncaught: ${error.error().stack}`));
  context.on('response', (response) => {
    if (response.status() >= 500) report(`answer: ${response.status()} ${response.url()}`);
  });
}
