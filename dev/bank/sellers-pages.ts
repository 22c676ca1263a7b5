import express, { type RequestHandler, type Response, Router } from 'express';
import type { Account, AccountLink, AccountState } from './account-books.ts';
import { accountNumberOf } from './account-numbers.ts';
import { accountPage } from './account-page.ts';
import { MAX_BODY, type Options } from './options.ts';
import { closedPage } from './pages.ts';

/** States that each button of the page leads to, by the state in which it is shown. */
const STEPS: Readonly<Record<string, Partial<Record<AccountState, AccountState>>>> = {
  document: { restricted: 'review' },
  accept: { review: 'ready', restricted: 'ready' },
  restrict: { ready: 'restricted', review: 'restricted' },
};

/** Creates the pages where a seller connects an account, and where any visitor may play the bank's review. */
export function sellersPages({ books }: Options): Router {
  const { accounts } = books;
  const withAccount =
    (
      act: (found: { account: Account; link: AccountLink }, body: Record<string, unknown>, response: Response) => void,
    ) =>
    (...[request, response]: Parameters<RequestHandler<{ token: string }>>) => {
      response.set('cache-control', 'no-store');
      const link = accounts.findLink(request.params.token);
      const account = link && accounts.find(link.account);
      if (link && account && link.expiresAt >= Date.now()) act({ account, link }, request.body ?? {}, response);
      else response.status(link ? 410 : 404).send(closedPage(undefined));
    };
  const show = (account: Account, link: AccountLink, message = '') =>
    accountPage({ account, link, arrivals: accounts.arrivals(account.id), message });

  return Router()
    .get(
      '/:token',
      withAccount(({ account, link }, _body, response) => response.send(show(account, link))),
    )
    .post(
      '/:token',
      express.urlencoded({ limit: MAX_BODY, extended: false, type: () => true }),
      withAccount(({ account, link }, { number = '', step = '' }, response) => {
        const returned = step === 'return' ? accounts.sendBack(account.id) : undefined;
        if (returned) {
          books.report(returned, Date.now());
          return void response.status(303).location(`/connect/${link.token}`).end();
        }
        const entry = accountNumberOf(String(number));
        const next = STEPS[String(step)]?.[account.state] ?? entry?.state;
        if (!next)
          return void response.status(422).send(show(account, link, 'Choose one of the account numbers below.'));
        accounts.move(account.id, next, entry?.number);
        books.report(account.id, Date.now());
        response.status(303).location(`/connect/${link.token}`).end();
      }),
    );
}
