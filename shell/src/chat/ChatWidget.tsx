/** The chat assistant's place on every page of the layout. */
export function ChatWidget() {
  return null;
}
