import type { Session } from './books.ts';
import { CARDS } from './cards.ts';

/** Escapes a text for HTML. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** Returns an amount as people read it: `$12.50`. */
export const amountOf = ({ cents }: { cents: number }): string => `$${(cents / 100).toFixed(2)}`;

const STYLE = `body{font:1rem/1.5 system-ui,sans-serif;margin:0;padding:clamp(1rem,6vh,4rem) 1rem;background:#eef1f5;color:#1c2733}
main{max-width:30rem;margin:auto;padding:clamp(1rem,5vw,2.25rem);background:#fff;border:1px solid #d9dfe6;border-radius:1rem}
.bank{margin:0 0 1.5rem;color:#2a4a6b;font-weight:700}
h1{margin:0 0 1.25rem;font-size:1.6rem;line-height:1.25}h2{margin:2rem 0 .25rem;font-size:1.05rem}
label{font-weight:600}label,input,button{display:block;width:100%;box-sizing:border-box}
input{margin:.35rem 0 1rem;padding:.75rem;border:1px solid #7c8895;border-radius:.5rem;font:inherit;font-variant-numeric:tabular-nums}
button{margin-top:.75rem;padding:.8rem;border:0;border-radius:.5rem;background:#173a5e;color:#fff;font:inherit;font-weight:600;cursor:pointer}
button.quiet{background:#fff;color:#173a5e;border:1px solid #7c8895}
a{color:#173a5e}.note{margin:0 0 .75rem;color:#5a6673;font-size:.9rem}p[role=alert]{color:#a00;font-weight:600}
ul{margin:0;padding:0;list-style:none;font-size:.85rem}
li{display:flex;flex-wrap:wrap;gap:0 .5rem;justify-content:space-between;padding:.45rem 0;border-top:1px solid #e6eaef}
code{white-space:nowrap;font-size:1em}`;

/** Returns a whole HTML page of the bank around a body. */
export function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head><body><main><p class="bank">Test bank</p>${body}</main></body></html>`;
}

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
