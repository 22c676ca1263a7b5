import {
  addPasskey,
  logInWithPasskey,
  type Passkey,
  startPasskey,
  startPasskeyLogin,
} from '@ethereal/contracts/identity';
import type { Credentials } from '@ethereal/shop-ui/second-factor/ReauthenticationForm.tsx';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';

const library = () => import('@simplewebauthn/browser');

/** Whether passkeys work here: the browser has them, and the address is a name. Browsers accept no IP address. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && !/^[\d.]+$|^\[/.test(location.hostname);

/** Whether the browser offers passkeys in the list of a field. */
export const offersAutofill = async (): Promise<boolean> =>
  hasPasskeys() && (await library()).browserSupportsWebAuthnAutofill();

/** Ends a dialog of the browser that waits for a passkey. */
export const stopWaiting = async (): Promise<void> => (await library()).WebAuthnAbortService.cancelCeremony();

/** Whether the person closed the browser's dialog, or another one took its place. */
export const isDismissed = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');

/** Whether the device has a passkey of the account already. */
export const isKnownDevice = (error: unknown): boolean => error instanceof Error && error.name === 'InvalidStateError';

/** Creates a passkey on this device and adds it to the account. Returns the passkeys of the account. */
export async function createPasskey(entered: Credentials): Promise<Passkey[]> {
  const [{ startRegistration }, { options }] = await Promise.all([library(), callApi(startPasskey, { body: entered })]);
  const { id, response } = await startRegistration({ optionsJSON: options });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  const body = { id, clientDataJSON, attestationObject, transports: [...transports] };
  return (await callApi(addPasskey, { body })).passkeys;
}

/** Returns the token of a log-in by passkey. With `autofill` it waits until one is chosen in the list of a field. */
export async function tokenByPasskey(autofill: boolean): Promise<string> {
  const [{ startAuthentication }, { options }] = await Promise.all([library(), callApi(startPasskeyLogin)]);
  const { id, response } = await startAuthentication({ optionsJSON: options, useBrowserAutofill: autofill });
  const { clientDataJSON, authenticatorData, signature } = response;
  return (await callApi(logInWithPasskey, { body: { id, clientDataJSON, authenticatorData, signature } })).token;
}
