/** An area could not be loaded; the message is for the console, people see the error card. */
export class AreaUnavailable extends Error {
  override readonly name = 'AreaUnavailable';
}
