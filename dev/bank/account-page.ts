import type { Account, AccountLink, AccountState } from './account-books.ts';
import { ACCOUNT_NUMBERS } from './account-numbers.ts';
import { amountOf, page } from './pages.ts';
import { escaped } from './plain-page.ts';

const STATE_WORDS: Readonly<Record<AccountState, string>> = {
  new: 'Enter the account that your payouts go to.',
  review: 'Your details are in review.',
  ready: 'Your account is ready for payouts.',
  restricted: 'Your account is restricted: one document is missing.',
};

const button = (step: string, words: string, look = '') =>
  `<form method="post"><input type="hidden" name="step" value="${step}"><button${look}>${words}</button></form>`;

const NUMBER_FORM = `<form method="post"><label for="number">Account number</label>
<input id="number" name="number" inputmode="numeric" autocomplete="off" required maxlength="40">
<button>Connect this account</button></form>`;

const numbers = ACCOUNT_NUMBERS.map(({ number, words }) => `<li><code>${number}</code> ${words}</li>`).join('\n');

const REVIEW_BUTTONS: Readonly<Record<AccountState, string>> = {
  new: '',
  review: button('accept', 'Finish the review') + button('restrict', 'Ask for a document', ' class="quiet"'),
  ready: button('restrict', 'Ask for a document', ' class="quiet"'),
  restricted: button('accept', 'Lift the restriction', ' class="quiet"'),
};

type Shown = {
  account: Account;
  link: AccountLink;
  arrivals: readonly { cents: number; at: number }[];
  message: string;
};

/**
 * Returns the page of a seller's account: its state, the next step, the payouts received, and the buttons of the bank's
 * review.
 */
export const accountPage = ({ account, link, arrivals, message }: Shown): string =>
  page(
    'Your payout account',
    `<h1>${STATE_WORDS[account.state]}</h1>
${message && `<p role="alert">${escaped(message)}</p>`}
${account.number ? `<p>Account <code>${escaped(account.number)}</code></p>` : ''}
${account.state === 'new' ? NUMBER_FORM : ''}
${account.state === 'restricted' ? button('document', 'Send the document') : ''}
<p><a href="${escaped(link.returnUrl)}">Back to the shop</a></p>
${
  arrivals.length > 0
    ? `<h2>Received</h2><ul>${arrivals
        .map((it) => `<li><span>${new Date(it.at).toISOString().slice(0, 10)}</span> ${amountOf(it)}</li>`)
        .join('')}</ul>${button('return', 'Return the last payout', ' class="quiet"')}`
    : ''
}
${account.state === 'new' ? `<h2>Account numbers of this bank</h2><p class="note">It is a test bank: no money moves.</p><ul>${numbers}</ul>` : ''}
${REVIEW_BUTTONS[account.state] && `<h2>Play the bank</h2><p class="note">At a real bank, its staff decides this.</p>${REVIEW_BUTTONS[account.state]}`}`,
  );
