import { logIn } from '@ethereal/contracts/identity';
import { plainLogIn, plainLogInPage, plainLogOut } from '@ethereal/contracts/plain-login';
import { refusalOf } from '@ethereal/service-kit/error-answer';
import { invalid } from '@ethereal/service-kit/errors';
import { goOn, html, sendPage } from '@ethereal/service-kit/plain-html';
import {
  endPlainSession,
  givePlainSession,
  plainPath,
  plainToken,
  refuseForeignForm,
} from '@ethereal/service-kit/plain-session';
import { type AlreadySent, route } from '@ethereal/service-kit/route';
import type { Request, Response, Router } from 'express';
import { visitOf } from '../sessions/visit.ts';
import type { Shared } from '../shared/shared.ts';
import type { LogInWith } from './login.routes.ts';

/** Page to go to after a log-in that names none. */
const FIRST_PAGE = '/plain/messages';

type Shown = { next: string; email?: string; fault?: string; status?: number };

function sendForm(response: Response, { next, email, fault, status }: Shown): AlreadySent {
  const main = html`
    ${fault !== undefined && html`<p class="fault" role="alert">${fault}</p>`}
    <form method="post" action="/plain/login">
      <input type="hidden" name="next" value="${next}">
      <label>Email <input type="email" name="email" value="${email}" autocomplete="username" required></label>
      <label>Password
        <input type="password" name="password" autocomplete="current-password" required></label>
      <label>Code of your second factor, if you have one
        <input name="code" inputmode="numeric" autocomplete="one-time-code"></label>
      <button>Login</button>
    </form>
    <p>You stay logged in on the pages that work without JavaScript until you close the browser.</p>`;
  return sendPage(response, { title: 'Login', main, ...(status !== undefined && { status }) });
}

/** Registers the log-in by a form, for browsers without scripts. The session is in a cookie for `/plain` alone. */
export function mountPlainLogin(router: Router, deps: Shared & { logInWith: LogInWith }): void {
  const { auth, sessions, audit, logInWith } = deps;

  route(router, plainLogInPage, deps, ({ query, response }) =>
    sendForm(response, { next: plainPath(query.next, FIRST_PAGE) }),
  );

  route(router, plainLogIn, deps, async ({ body, request, response }): Promise<AlreadySent> => {
    const { next, email, password, code } = body;
    const path = plainPath(next, FIRST_PAGE);
    try {
      refuseForeignForm(request);
      const credentials = logIn.body.safeParse({ email, password, ...(code?.trim() && { code: code.trim() }) });
      if (!credentials.success) throw invalid(credentials.error.issues[0]?.message);
      givePlainSession(request, response, await logInWith(credentials.data, request, response));
      return goOn(response, path);
    } catch (error) {
      const { status, message } = refusalOf(error);
      if (status >= 500) throw error;
      return sendForm(response, { next: path, email, fault: message, status });
    }
  });

  route(router, plainLogOut, deps, async ({ body: { proof }, request, response }): Promise<AlreadySent> => {
    const token = plainToken(request);
    if (token !== undefined) {
      refuseForeignForm(request, { token, proof });
      await end(token, request);
    }
    endPlainSession(request, response);
    return goOn(response, '/ethereal');
  });

  /** Ends the session of a token; nothing for one that has ended. */
  async function end(token: string, request: Request): Promise<void> {
    const caller = await auth.authenticate(`Bearer ${token}`).catch((error: unknown) => {
      if (refusalOf(error).status === 401) return undefined;
      throw error;
    });
    if (!caller) return;
    await sessions.end(caller, visitOf(request));
    audit('session.ended', { user: caller.id, request });
  }
}
