/** Thrown when an area cannot be loaded. The message is for the console; visitors see the error card. */
export class AreaUnavailable extends Error {
  override readonly name = 'AreaUnavailable';
}
