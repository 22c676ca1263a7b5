import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { mailsTo } from './kit/inbox.ts';
import { expectPath, expectToast, logInByForm, title } from './kit/page.ts';
import { newAccount } from './kit/people.ts';
import { siteUrl } from './kit/site.ts';
import { testInWholeBrowser as test } from './kit/test.ts';
import { expectWhole } from './kit/widths.ts';

/** Browsers have passkeys for a name, not for the IP address of the site. */
const site = siteUrl.replace('127.0.0.1', 'localhost');

/** Gives the page a device that verifies its person. Returns functions that answer for the person, and count. */
async function withDevice(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** Sets whether the person answers the device's dialogs by themselves. */
    answers: (enabled: boolean) =>
      devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
    count: async () => (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  };
}

test('adds a passkey, logs in by it alone, and removes it', async ({ visitor }) => {
  const person = await newAccount('Pia');
  const page = await visitor({ as: person, site, expects: [/401/] });
  const device = await withDevice(page);

  await page.goto('/ethereal/profile/settings');
  const section = page.getByRole('region', { name: 'Passkeys' });
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  await expectToast(page, 'The passkey is added.');
  await section.getByText('never used').waitFor();
  expect(await device.count()).toBe(1);
  await mailsTo(person.email, 'A passkey was added');
  await expectWhole(page, 'passkeys');

  await device.answers(false);
  const profile = page.getByRole('navigation', { name: 'Profile' });
  await profile.getByRole('button', { name: 'Sign Out' }).click();
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await expectPath(page, '/ethereal/login');
  await title(page, 'Login').waitFor();
  await expectWhole(page, 'login-passkey');
  await device.answers(true);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expectToast(page, 'Logged In Successfully');

  await page.goto('/ethereal/profile/settings');
  await section.getByText('Last used').waitFor();
  await section.getByRole('button', { name: /^Remove/ }).click();
  await expectToast(page, 'The passkey is removed.');
  await mailsTo(person.email, 'A passkey of your Ethereal. account was removed');

  await page.evaluate(() => localStorage.removeItem('authToken'));
  await device.answers(false);
  await page.goto('/ethereal/login');
  await title(page, 'Login').waitFor();
  await device.answers(true);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expectToast(page, 'This passkey is not known here.', 'alert');
  await logInByForm(page, person.email);
  await expectToast(page, 'Logged In Successfully');
});
