import { endSession } from '@ethereal/web-kit/session/session-store.ts';
import { aUser } from '@ethereal/web-kit/testing/a-user.ts';
import { fakeApi, refusal } from '@ethereal/web-kit/testing/fake-api.ts';
import { renderPage } from '@ethereal/web-kit/testing/render-page.tsx';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LoginPage } from './LoginPage.tsx';

const bytes = (text: string) => new TextEncoder().encode(text).buffer;
const options = { challenge: 'Y2hhbGxlbmdl', rpId: 'localhost', timeout: 60_000, userVerification: 'required' };

/** Requests for a passkey that this browser received, each answered by the test. */
let requests: { mediation: string | undefined; choose: () => void; dismiss: () => void }[] = [];

/** A browser that offers passkeys in the list of a field, as far as the log-in uses it. */
function installBrowser(offersAutofill: boolean) {
  class Credential {
    id = 'cGFzc2tleQ';
    rawId = bytes('passkey');
    type = 'public-key';
    response = { authenticatorData: bytes('data'), clientDataJSON: bytes('client'), signature: bytes('signed') };
    static isConditionalMediationAvailable = async () => offersAutofill;
    getClientExtensionResults = () => ({});
  }
  const get = ({ mediation, signal }: CredentialRequestOptions) =>
    new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
      const dismiss = () => reject(new DOMException('Dismissed.', 'NotAllowedError'));
      requests.push({ mediation, choose: () => resolve(new Credential()), dismiss });
    });
  vi.stubGlobal('PublicKeyCredential', Credential);
  Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true });
}

const pages = [
  { path: 'login', element: <LoginPage /> },
  { path: 'cart', element: <p>The cart</p> },
];
const show = (answer: object) => {
  const sent = fakeApi({
    'POST /api/login/passkey/options': { options },
    'POST /api/login/passkey': () => answer,
    'GET /api/user-details': aUser,
  });
  renderPage(pages, '/ethereal/login?next=/ethereal/cart');
  return sent;
};
const offered = (count = 1) => vi.waitFor(() => expect(requests).toHaveLength(count));

beforeEach(() => {
  requests = [];
});
afterEach(() => {
  cleanup();
  endSession();
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('passkeys in the list of the email field', () => {
  test('log a person in by the chosen one, and lead back to the page that required it', async () => {
    installBrowser(true);
    const sent = show({ token: 'a.b.c' });
    await offered();
    expect(requests[0]?.mediation).toBe('conditional');
    expect(screen.getByLabelText('Email').getAttribute('autocomplete')).toBe('username webauthn');
    requests[0]?.choose();
    expect(await screen.findByText('The cart')).toBeDefined();
    expect(await screen.findByText('Logged In Successfully')).toBeDefined();
    const body = sent.find(({ path }) => path === '/api/login/passkey')?.body;
    expect(body).toMatchObject({ id: 'cGFzc2tleQ', signature: 'c2lnbmVk' });
  });

  test('report nothing when none is chosen, and an unknown one in words', async () => {
    installBrowser(true);
    const unknown = { message: 'This passkey is not known here.', code: 'UNKNOWN_PASSKEY', requestId: 'test' };
    show(Response.json(unknown, { status: 401 }));
    await offered();
    requests[0]?.dismiss();
    await userEvent.click(screen.getByRole('button', { name: 'Log in with a passkey' }));
    await offered(2);
    expect(screen.queryByRole('alert', { name: /passkey/ })).toBeNull();
    requests[1]?.choose();
    expect(await screen.findByText('This passkey is not known here.')).toBeDefined();
  });

  test('give way to the button, which asks the browser itself', async () => {
    installBrowser(true);
    show({ token: 'a.b.c' });
    await offered();
    await userEvent.click(screen.getByRole('button', { name: 'Log in with a passkey' }));
    await offered(2);
    expect(requests[1]?.mediation).not.toBe('conditional');
    requests[1]?.choose();
    expect(await screen.findByText('The cart')).toBeDefined();
  });

  test('stay out of a browser without such a list', async () => {
    installBrowser(false);
    const sent = show(refusal(401, 'No.'));
    await userEvent.type(screen.getByLabelText('Email'), 'ann@shop.test');
    expect(sent).toEqual([]);
  });
});
