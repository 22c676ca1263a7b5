/**
 * Whether React has hydrated an element of the server's HTML. React stops an event in the capture phase if the target
 * is not hydrated, after hydrating what it can. The event does not bubble, so no handler receives it.
 */
export function isHydrated(element: Element): boolean {
  let isReceived = false;
  const onEvent = () => {
    isReceived = true;
  };
  element.addEventListener('auxclick', onEvent, { capture: true });
  element.dispatchEvent(new MouseEvent('auxclick'));
  element.removeEventListener('auxclick', onEvent, { capture: true });
  return isReceived;
}
