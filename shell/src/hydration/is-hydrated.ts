/**
 * Whether React has this element of the server's HTML. React stops an event on its way down to a part that is still to be
 * hydrated, after it has hydrated what it could; no handler hears this one, which does not come up again.
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
