/** Brings a part of the page into view, smoothly for who likes motion, and lets the keyboard go on from there. */
export function scrollTo(element: HTMLElement | null): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element?.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'start' });
  element?.focus({ preventScroll: true });
}
