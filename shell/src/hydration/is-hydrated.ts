/**
 * Whether React has hydrated an element of the server's HTML. React stops an event in the capture phase if the target
 * is not hydrated, after hydrating what it can. The event does not bubble, so no handler receives it.
 */
export function isHydrated(element: Element): boolean {
  let hasCome = false;
  const come = () => {
    hasCome = true;
  };
  element.addEventListener('auxclick', come, { capture: true });
  element.dispatchEvent(new MouseEvent('auxclick'));
  element.removeEventListener('auxclick', come, { capture: true });
  return hasCome;
}
