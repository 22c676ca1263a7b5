import type { Session } from './books.ts';
import { CARDS } from './cards.ts';
import { escaped, plainPage } from './plain-page.ts';

/** Returns an amount as people read it: `$12.50`. */
export const amountOf = ({ cents }: { cents: number }): string => `$${(cents / 100).toFixed(2)}`;

/** Returns a whole HTML page of the bank around a body. */
export const page = (title: string, body: string): string =>
  plainPage({
    title,
    body: `<p class="bank">Test bank</p>${body}`,
    head: '<meta name="robots" content="noindex">',
  });

const cards = CARDS.map(({ number, words }) => `<li><code>${number}</code> ${words}</li>`).join('\n');

/** Returns the page where a buyer enters a card. */
export const payPage = (session: Session, message = ''): string =>
  page(
    'Test bank',
    `<h1>Pay ${amountOf(session)} to Ethereal.</h1>
${message && `<p role="alert">${escaped(message)}</p>`}
<form method="post"><label for="card">Card number</label>
<input id="card" name="card" inputmode="numeric" autocomplete="off" required maxlength="40">
<button>Pay ${amountOf(session)}</button></form>
<p><a href="${escaped(session.returnUrl)}">Back to the shop</a></p>
<h2>Cards of this bank</h2><p class="note">It is a test bank: no money moves.</p><ul>${cards}</ul>`,
  );

/** Returns the page that asks the buyer to confirm a payment. */
export const secondStepPage = (session: Session): string =>
  page(
    'One more step',
    `<h1>Is it you?</h1><p>Your bank asks you to confirm ${amountOf(session)} to Ethereal.</p>
<form method="post"><input type="hidden" name="step" value="confirm"><button>Yes, it is me</button></form>
<form method="post"><input type="hidden" name="step" value="refuse"><button class="quiet">No</button></form>`,
  );

/** Returns the page for a session that is over. */
export const closedPage = (session: Session | undefined): string =>
  page(
    'This page is closed',
    `<h1>This page is closed.</h1>${session ? `<p><a href="${escaped(session.returnUrl)}">Back to the shop</a></p>` : ''}`,
  );
