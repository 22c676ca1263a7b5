import { randomUUID } from 'node:crypto';
import { signOut } from '@ethereal/contracts/identity';
import { expect } from 'vitest';
import { callApi } from './kit/api.ts';
import { mailedLinkTo, mailsTo } from './kit/inbox.ts';
import { confirm, expectPath, expectToast, expectValue, followAccountLink, logInByForm, title } from './kit/page.ts';
import { newAccount, newEmail, PASSWORD } from './kit/people.ts';
import { test } from './kit/test.ts';

const NEW_PASSWORD = 'better456';

test('signs up, activates by mail, changes every setting, resets the password and logs in again', async ({
  visitor,
}) => {
  const email = newEmail('nora');
  const lname = `Berg-${randomUUID().slice(0, 6)}`;
  const page = await visitor();

  await page.goto('/ethereal/signup');
  await page.getByLabel('First Name').fill('Nora');
  await page.getByLabel('Last Name').fill(lname);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('short1');
  const rules = page.getByRole('list', { name: 'Password rules' });
  const held = () => rules.getByRole('listitem').evaluateAll((all) => all.map((element) => element.dataset.holds));
  expect(await rules.getByRole('listitem').allInnerTexts()).toHaveLength(4);
  await rules.getByText('Use 7+ characters').waitFor();
  await expect.poll(held).toEqual(['false', 'true', 'true', 'true']);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await expect.poll(held).toEqual(['true', 'true', 'true', 'true']);
  // A double click must sign up once, or the second request is refused.
  await page.getByRole('button', { name: 'Sign Up', exact: true }).dblclick();
  await expectPath(page, '/ethereal/login');

  await page.goto(await mailedLinkTo(email, 'Activate'));
  await page.getByRole('button', { name: 'Activate Account' }).dblclick();
  await expectPath(page, '/ethereal/login');
  await logInByForm(page, email);
  await expectToast(page, 'Logged In Successfully');
  await followAccountLink(page, 'Profile settings');
  await title(page, 'Account Settings').waitFor();

  await page.getByRole('button', { name: 'Edit First Name' }).click();
  const nameDialog = page.getByRole('dialog');
  await nameDialog.getByText('Current First Name: Nora').waitFor();
  await nameDialog.getByText('2 weeks').waitFor();
  await nameDialog.getByLabel('New First Name').fill('Eleonora');
  await nameDialog.getByRole('button', { name: 'Confirm' }).click();
  await expectToast(page, 'First Name has been changed successfully');
  await expectValue(page, 'First Name', 'Eleonora');

  const newerEmail = newEmail('eleonora');
  await page.getByRole('button', { name: 'Edit Email' }).click();
  const emailDialog = page.getByRole('dialog', { name: 'Change Your Email' });
  await emailDialog.getByLabel('New Email').fill(newerEmail);
  await emailDialog.getByRole('button', { name: 'Confirm' }).click();
  await expectToast(page, 'Email has been changed successfully');
  await expectValue(page, 'Email', newerEmail);
  await page.getByText(`Until then, mails go to ${email}.`).waitFor();
  await mailsTo(email, 'Your e-mail address was changed');
  const confirming = await page.context().newPage();
  await confirming.goto(await mailedLinkTo(newerEmail, 'Confirm'));
  await confirming.getByRole('button', { name: 'Confirm this address' }).click();
  await confirming.getByText('This is the address of your account now.').waitFor();
  await confirming.close();

  await page.getByLabel('Current Password').fill(PASSWORD);
  await page.getByLabel('New Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Retype New Password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expectToast(page, 'Password updated successfully!');
  await expectValue(page, 'Current Password', '');

  const profile = page.getByRole('navigation', { name: 'Profile' });
  await profile.getByRole('button', { name: 'Sign Out' }).click();
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await title(page, 'Account Settings').waitFor();
  await profile.getByRole('button', { name: 'Sign Out' }).click();
  await confirm(page, 'Are you sure you want to sign out?');
  await expectPath(page, '/ethereal/login');
  await expectToast(page, 'Signed out successfully');
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();

  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  // The previous page has a field of the same name.
  await title(page, 'Reset your password').waitFor();
  await page.getByLabel('Email', { exact: true }).fill(newerEmail);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await page.goto(await mailedLinkTo(newerEmail, 'Reset'));
  const submit = page.getByRole('button', { name: 'Reset Password' });
  expect(await submit.isDisabled()).toBe(true);
  await page.getByLabel('New Password', { exact: true }).fill('third7890');
  await page.getByLabel('Confirm Password').fill('third7891');
  await submit.click();
  await page.getByText('Passwords do not match', { exact: true }).waitFor();
  await page.getByLabel('Confirm Password').fill('third7890');
  await submit.click();
  await expectToast(page, 'Password reset successfully!');
  await expectPath(page, '/ethereal/login');
  await logInByForm(page, newerEmail, 'third7890');
  await expectToast(page, 'Logged In Successfully');
});

test('asks a visitor to log in before pages of a session, then returns there', async ({ visitor }) => {
  const { email } = await newAccount('Vera');
  const page = await visitor();
  const prompts = {
    '/ethereal/cart': 'Please Login to view your cart.',
    '/ethereal/cart/checkout': 'Please Login to view your cart.',
    '/ethereal/favorites': 'Please Login to view your Favorites.',
    '/ethereal/profile/settings': 'Please Login to view your profile.',
    '/ethereal/profile/Orders': 'Please Login to view your cart.',
    '/ethereal/profile/add-item': 'Please Login.',
    [`/ethereal/profile/edit-your-Item/${'a'.repeat(24)}`]: 'Please Login.',
    '/ethereal/profile/yourItems': 'Please Login to view your items.',
    [`/ethereal/profile/item-analysis/dashboard/${'a'.repeat(24)}`]: 'Please Login to view your dashboard.',
    '/ethereal/profile/store': 'Please Login.',
    '/ethereal/profile/BuyerOrderpage': 'Please Login to view your orders.',
  };
  for (const [path, words] of Object.entries(prompts)) {
    await page.goto(path);
    await page.getByText(words, { exact: true }).waitFor();
    expect(await page.getByRole('main').getByRole('heading', { level: 1 }).count(), path).toBe(1);
    expect(await page.getByRole('main').getByRole('link', { name: 'Login', exact: true }).getAttribute('href')).toBe(
      '/ethereal/login',
    );
  }
  await page.getByRole('main').getByRole('link', { name: 'Login', exact: true }).click();
  await logInByForm(page, email);
  await expectPath(page, '/ethereal/profile/BuyerOrderpage');
  await page.getByText('No orders found.').waitFor();
});

test('ends the session silently at the next call or load after its token was revoked', async ({ visitor }) => {
  const account = await newAccount('Rosa');
  const page = await visitor({ as: account, expects: [/status of 401/] });
  await page.goto('/ethereal/profile/settings');
  await title(page, 'Account Settings').waitFor();
  await callApi(signOut, {}, account.token);
  // The token is void everywhere within 5 s; the page notices it by the calls that it makes.
  await expect
    .poll(
      async () => {
        await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'All' }).click();
        await page.reload();
        await page.getByRole('combobox', { name: 'Search items' }).waitFor();
        return page.evaluate(() => localStorage.getItem('authToken'));
      },
      { timeout: 15_000 },
    )
    .toBeNull();
  await page.getByRole('link', { name: 'Login', exact: true }).first().waitFor();
});
