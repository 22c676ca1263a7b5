const PRESSED = 'a[href], button:not(:disabled), summary, [tabindex="0"]';
const CONTROL = `${PRESSED}, input:not(:disabled, [type="hidden"]), select:not(:disabled), textarea:not(:disabled)`;
const TITLE = 'h1, h2, h3';
const HEADING = `${TITLE}, legend`;
/** Controls that are disabled for a moment only. A select restores its own focus. */
const BUSY = 'button:disabled[aria-busy="true"], select:disabled';
/** Parts of a page that may have a heading of their own. */
const SECTION = 'section, form';
/** Parts of a page within which a replacement is searched. Beyond them, earlier focus is restored. */
const LANDMARK = 'main, nav, header, footer, aside, [role="dialog"], [role="alertdialog"]';

/** Number of elements focused last whose places are tracked: controls of a dialog, and the control that opened it. */
const MAX_TRACKED = 16;

/**
 * Place of a removed element: its parent, and the element before it. `replacements` are the nodes that replaced a whole
 * part with a heading.
 */
type Place = { parent: Element; before: Element | null; replacements?: readonly Node[] };
type Entry = { element: HTMLElement; place?: Place };

/**
 * Moves the focus when the focused element is removed or disabled. Browsers then reset it to the body, so that the
 * keyboard starts again from the top. The focus moves to the first of these that exists: the next control beside the
 * lost one, the heading of the part around it, an element that was focused before (such as the opener of a closed
 * dialog), the page's heading. When a whole part with a heading is removed, the focus moves to the heading of the part
 * that replaced it. A busy control receives the focus when it is enabled again. After a navigation the shell focuses
 * the new page's heading instead.
 *
 * `first` is the element that had the focus when the guard was requested; it may have been removed since. `shownPath`
 * returns the path of the page in view, which during a navigation is not the path in the address yet. Returns the
 * function that ends the guard.
 */
export function guardFocus(first = document.activeElement, shownPath = () => location.pathname): () => void {
  const ending = new AbortController();
  /** Elements focused last, latest first. */
  let entries: Entry[] = [];
  let path = shownPath();
  let isTouch = false;
  /** Whether the user pressed beside all controls, which removes the focus on purpose. */
  let hasPressedElsewhere = false;
  /** Disabled control that the user pressed last, whose press focuses the part of the page around it. */
  let pressedDisabled: Element | null = null;
  /** Part of the page that has the focus by such a press. */
  let container: Element | undefined;
  /** Whether the first press of the latest click or double click was on a control. */
  let hasPressedControl = first?.matches(CONTROL) ?? false;

  const follow = (element: Element | null) => {
    if (!(element instanceof HTMLElement) || element === document.body) return;
    container = !element.matches(CONTROL) && element.contains(pressedDisabled) ? element : undefined;
    if (container) return;
    entries = [{ element }, ...entries.filter((entry) => entry.element !== element)].slice(0, MAX_TRACKED);
    path = shownPath();
    hasPressedElsewhere = false;
  };
  const observer = new MutationObserver((records) => {
    const [latest] = entries;
    const moved = records.flatMap((record) =>
      [...record.removedNodes].flatMap((root) => storePlaces(root, record, records)),
    );
    const isMoved = latest !== undefined && moved.includes(latest);
    const isToggled = records.some(
      ({ type, target }) => type === 'attributes' && entries.some(({ element }) => element === target),
    );
    if ((isMoved || isToggled) && !hasPressedElsewhere) setTimeout(restore);
  });

  /** Stores the place of a removed part with the elements in it, and returns their entries. */
  function storePlaces(
    root: Node,
    { target, previousSibling }: MutationRecord,
    records: readonly MutationRecord[],
  ): Entry[] {
    if (!(target instanceof Element)) return [];
    const removed = entries.filter(({ element, place }) => root.contains(place?.parent ?? element));
    const added = records.flatMap((record) => (record.target === target ? [...record.addedNodes] : []));
    for (const entry of removed) {
      const isPart = hasTitle(entry.place?.parent ?? entry.element, root);
      entry.place = { parent: target, before: elementBefore(previousSibling), ...(isPart && { replacements: added }) };
    }
    return removed;
  }

  function restore() {
    const hasLost = isLost() || document.activeElement === container;
    if (ending.signal.aborted || !hasLost || shownPath() !== path) return;
    const next = replacement(entries, isTouch ? PRESSED : CONTROL);
    if (!next) return;
    if (!next.matches(CONTROL)) next.tabIndex = -1;
    next.focus({ preventScroll: true });
    next.scrollIntoView?.({ block: 'nearest' });
  }

  const { signal } = ending;
  follow(first);
  if (first?.isConnected === false) setTimeout(restore);
  document.addEventListener('focusin', ({ target }) => follow(target instanceof Element ? target : null), { signal });
  document.addEventListener(
    'pointerdown',
    ({ pointerType, target }) => {
      isTouch = pointerType === 'touch';
      hasPressedElsewhere = isBesideControls(target);
      pressedDisabled = target instanceof Element ? target.closest(':disabled') : null;
    },
    { signal, capture: true },
  );
  document.addEventListener(
    'mousedown',
    (event) => {
      if (event.detail <= 1) hasPressedControl = !hasPressedElsewhere;
      else if (hasPressedControl && hasPressedElsewhere) {
        // The second press of a double click was meant for a control that the first one replaced.
        hasPressedElsewhere = false;
        event.preventDefault();
      }
    },
    { signal, capture: true },
  );
  document.addEventListener(
    'keydown',
    () => {
      isTouch = false;
      pressedDisabled = null;
    },
    { signal, capture: true },
  );
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled', 'aria-busy'] });
  return () => {
    ending.abort();
    observer.disconnect();
  };
}

const isBesideControls = (target: EventTarget | null): boolean =>
  target instanceof Element && !target.closest(`${CONTROL}, label, :disabled`);

/** Whether no element has the focus, or a disabled button, which browsers release with the next frame. */
const isLost = () =>
  document.activeElement === null ||
  document.activeElement === document.body ||
  document.activeElement.matches('button:disabled');

/** Whether the part of the page around an element has a heading and is removed with `root`. */
function hasTitle(element: Element, root: Node): boolean {
  const part = element.closest(SECTION);
  return part !== null && root.contains(part) && part.querySelector(TITLE) !== null;
}

const elementBefore = (node: Node | null): Element | null =>
  node instanceof Element || node === null ? node : elementBefore(node.previousSibling);

/** Returns the element to focus, undefined while the one to focus is busy. */
function replacement(entries: readonly Entry[], control: string): HTMLElement | undefined {
  for (const entry of entries) {
    if (isThere(entry, control)) return entry.element;
    if (isThere(entry, BUSY)) return undefined;
    const place = lostPlaceOf(entry);
    const found = place && focusableNear(place, control);
    if (found) return found;
  }
  return document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main') ?? undefined;
}

const isThere = ({ element }: Entry, selector: string): boolean =>
  element.isConnected && element.matches(selector) && isShown(element);

/** Returns the place of an element that was removed, or of a button that its own action has disabled. */
function lostPlaceOf({ element, place }: Entry): Place | undefined {
  if (!element.isConnected) return place;
  const { parentElement: parent, previousElementSibling: before } = element;
  return parent && element.matches('button:disabled') ? { parent, before } : undefined;
}

/** Returns the control beside a place, else the heading of the part that contains it. */
function focusableNear({ parent, before, replacements }: Place, control: string): HTMLElement | undefined {
  const landmark = parent.isConnected && parent.closest(LANDMARK);
  if (!landmark) return undefined;
  if (replacements) {
    const parts = replacements.filter((node) => node instanceof Element);
    return parts.flatMap((part) => shownIn(part, TITLE))[0] ?? headingAbove(parent, landmark);
  }
  const beside = parent.matches('main') ? undefined : controlBeside(parent, before, control);
  return beside ?? headingAbove(parent, landmark) ?? shownIn(landmark, control)[0];
}

function headingAbove(part: Element, landmark: Element): HTMLElement | undefined {
  const [heading] = shownIn(part, HEADING);
  if (heading || part === landmark || !part.parentElement) return heading;
  return headingAbove(part.parentElement, landmark);
}

/** Returns the first control after a place, else the last one before it. */
function controlBeside(parent: Element, before: Element | null, control: string): HTMLElement | undefined {
  const children = [...parent.children];
  const at = before ? children.indexOf(before) + 1 : 0;
  const shown = (child: Element) => shownIn(child, control);
  return children.slice(at).flatMap(shown)[0] ?? children.slice(0, at).flatMap(shown).at(-1);
}

function shownIn(part: Element, selector: string): HTMLElement[] {
  const found = [...(part.matches(selector) ? [part] : []), ...part.querySelectorAll(selector)];
  return found.filter((element) => element instanceof HTMLElement).filter(isShown);
}

const isShown = (element: HTMLElement): boolean =>
  !element.closest('[inert], [aria-hidden="true"]') && (element.checkVisibility?.() ?? true);
