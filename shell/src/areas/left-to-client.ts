/** Marks what the server leaves to the browser on purpose; React carries it there. */
export const LEFT_TO_CLIENT = 'left-to-client';

/** Thrown on the server by a part of the page that only a browser can render. */
export class LeftToClient extends Error {
  override readonly name = 'LeftToClient';
}
