/**
 * Scrolls a part of the page into view and moves the keyboard focus there. The scroll is smooth unless the visitor
 * prefers reduced motion.
 */
export function scrollTo(element: HTMLElement | null): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element?.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'start' });
  element?.focus({ preventScroll: true });
}
