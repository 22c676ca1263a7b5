import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { PASSWORD } from './people.ts';

/** Selectors of the messages that interrupt a screen reader, and of those that do not. */
export const TOASTS = {
  alert: '.Toastify[aria-live="assertive"] .Toastify__toast',
  status: '.Toastify[aria-live="polite"] .Toastify__toast',
} as const;

/** Waits until a toast shows this text, announced as the text requires. */
export async function expectToast(page: Page, words: string, role: keyof typeof TOASTS = 'status'): Promise<void> {
  await page.locator(TOASTS[role], { hasText: words }).first().waitFor();
}

/**
 * Waits until the page's address passes a test. Does not wait for `load`: a change of the address need not load a
 * document.
 */
export const expectAddress = (page: Page, passes: (url: URL) => boolean): Promise<void> =>
  page.waitForURL(passes, { waitUntil: 'commit' });

/** Waits until the page's address, from the path on, equals this. */
export const expectPath = (page: Page, path: string): Promise<void> =>
  expectAddress(page, ({ pathname, search }) => pathname + search === path);

/** Logs in by the form, as people do. */
export async function logInByForm(page: Page, email: string, password: string = PASSWORD): Promise<void> {
  await title(page, 'Login').waitFor();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/** Returns a heading by its exact text. */
export const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

/** Returns the page's own heading. */
export const title = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', { level: 1, name, exact: true });

/** Follows a link of the navbar's part for people who are logged in. */
export const followAccountLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Your account' }).getByRole('link', { name }).click();

/** Goes from any page of a seller to one of 'Your Store'. */
export async function openStorePage(page: Page, name: string): Promise<void> {
  await followAccountLink(page, 'Profile settings');
  const profile = page.getByRole('navigation', { name: 'Profile' });
  const store = profile.getByRole('button', { name: 'Your Store' });
  if ((await store.getAttribute('aria-expanded')) === 'false') await store.click();
  await profile.getByRole('link', { name, exact: true }).click();
}

/** Returns the card of an item in any list. */
export const cardOf = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name }).first();

/** Answers a confirmation with yes. */
export async function confirm(page: Page, question: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: question, exact: true });
  await dialog.getByRole('button', { name: 'Yes', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Waits until no part of the page's own content is loading. */
export async function expectLoaded(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const loading = main.locator('.visually-hidden', { hasText: /^Loading/ }).or(main.locator('[class*="-skeleton-"]'));
  await expect.poll(() => loading.count(), { message: `loading of ${page.url()}` }).toBe(0);
}

/** Waits until the field has this value. */
export const expectValue = (page: Page, label: string, value: string) =>
  expect.poll(() => page.getByLabel(label, { exact: true }).inputValue()).toBe(value);

const CONFIRM_STATUS = {
  Pending: 'Set back to pending',
  'Out for Shipping': 'Mark as shipped',
  Handed: 'Mark as handed',
} as const;

/**
 * Sets the status of a received item as its seller does: chooses it, then confirms. It takes effect six seconds later.
 */
export async function setStatus(page: Page, itemName: string, status: keyof typeof CONFIRM_STATUS): Promise<void> {
  await page.getByLabel(`Status of ${itemName}`).selectOption(status);
  await page.getByRole('button', { name: CONFIRM_STATUS[status], exact: true }).click();
}
