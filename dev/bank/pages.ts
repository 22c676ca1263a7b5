import type { Session } from './books.ts';
import { CARDS } from './cards.ts';

const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

const amountOf = ({ cents }: Session): string => `$${(cents / 100).toFixed(2)}`;

const STYLE = `body{font:1rem/1.5 system-ui,sans-serif;max-width:28rem;margin:3rem auto;padding:0 1rem;color:#222}
h1{font-size:1.4rem}label,input,button{display:block;width:100%;box-sizing:border-box}input{font:inherit;padding:.6rem;margin:.3rem 0 1rem}
button{font:inherit;padding:.7rem;background:#123;color:#fff;border:0;border-radius:.4rem;cursor:pointer}
p[role=alert]{color:#a00}li{margin:.2rem 0}code{font-size:.95em}`;

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`;
}

const cards = CARDS.map(({ number, words }) => `<li><code>${number}</code> ${words}</li>`).join('\n');

/** Where a buyer gives their card. */
export const payPage = (session: Session, message = ''): string =>
  page(
    'Test bank',
    `<h1>Pay ${amountOf(session)} to Ethereal.</h1>
${message && `<p role="alert">${escaped(message)}</p>`}
<form method="post"><label for="card">Card number</label>
<input id="card" name="card" inputmode="numeric" autocomplete="off" required maxlength="40">
<button>Pay ${amountOf(session)}</button></form>
<p><a href="${escaped(session.returnUrl)}">Back to the shop</a></p>
<h2>Cards of this bank</h2><p>It is a test bank: no money moves.</p><ul>${cards}</ul>`,
  );

/** What some cards ask for besides. */
export const secondStepPage = (session: Session): string =>
  page(
    'One more step',
    `<h1>Is it you?</h1><p>Your bank asks you to confirm ${amountOf(session)} to Ethereal.</p>
<form method="post"><input type="hidden" name="step" value="confirm"><button>Yes, it is me</button></form>
<form method="post"><input type="hidden" name="step" value="refuse"><p><button>No</button></p></form>`,
  );

/** For a page that is over. */
export const closedPage = (session: Session | undefined): string =>
  page(
    'This page is closed',
    `<h1>This page is closed.</h1>${session ? `<p><a href="${escaped(session.returnUrl)}">Back to the shop</a></p>` : ''}`,
  );
