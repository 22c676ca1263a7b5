/**
 * Digest of the error by which the server leaves a part of the page to the browser on purpose. React passes it to the
 * browser.
 */
export const LEFT_TO_CLIENT = 'left-to-client';

/** Thrown on the server by a part of the page that only a browser can render. */
export class LeftToClient extends Error {
  override readonly name = 'LeftToClient';
}
