import type { EarlyInput, Field, QueuedInput } from './queued-input.ts';

// Small inline script in the head, which runs before anything is visible. Queues the visitor's input on the server's
// HTML until React can handle it (`hand-over.ts`). Links and forms with an address work in the browser without React
// and are not queued.

const isField = (target: Element): target is Field => target.matches('input, textarea, select');

/** Whether only the application can submit the form, because the form has no address. */
const isOurs = (form: Element): form is HTMLFormElement =>
  form instanceof HTMLFormElement && form.method === 'post' && !form.hasAttribute('action');

/** Counts the press of a link at once, because the navigation discards the page and with it any queued input. */
function count({ dataset: { counts } }: HTMLElement): void {
  if (counts) fetch(counts, { method: 'PATCH', keepalive: true }).catch(() => undefined);
}

function inputOf(event: Event, target: Element): QueuedInput | undefined {
  const { type } = event;
  if (type === 'submit') return isOurs(target) ? { kind: 'submit', target } : undefined;
  if (type !== 'click')
    return isField(target)
      ? { kind: 'value', target, value: target.value, isChecked: 'checked' in target && target.checked }
      : undefined;
  const button = target.closest('button');
  const isNative = !button || (button.type !== 'button' && button.form && !isOurs(button.form));
  return isNative ? undefined : { kind: 'click', target: button, detail: event instanceof UIEvent ? event.detail : 0 };
}

function keep(event: Event): void {
  const { type, target } = event;
  if (!(target instanceof Element) || early.isReplaying) return;
  const isHydrated = early.isHydrated(target);
  const link = type === 'click' && target.closest<HTMLElement>('a[href]');
  if (link && !isHydrated) count(link);
  // A control that loads the rest of the page must work at once.
  const isAtOnce = target.closest('[data-at-once]');
  if (link || isAtOnce || (isHydrated && early.kept.length === 0)) return;
  const input = inputOf(event, target);
  // The browser handles the click of a checkbox or radio button itself; the change event is queued.
  if (input || isField(target)) event.stopImmediatePropagation();
  if (!input) return;
  if (input.kind !== 'value') event.preventDefault();
  early.kept.push(input);
  // Typing shows no busy state, because the visitor expects no response yet.
  if (type !== 'input') early.showBusy(true);
  early.onKept();
}

/** Ends the busy state when a script fails to load, because the queued input is then not replayed. */
function giveUp({ target }: Event): void {
  if (target instanceof HTMLScriptElement) early.showBusy(false);
}

const TYPES = ['click', 'submit', 'input', 'change'];

const early: EarlyInput = {
  kept: [],
  isHydrated: () => false,
  isReplaying: false,
  onKept: () => undefined,
  showBusy: (isBusy) => document.documentElement.toggleAttribute('data-busy', isBusy),
  stop() {
    for (const type of TYPES) removeEventListener(type, keep, true);
    removeEventListener('error', giveUp, true);
  },
};

for (const type of TYPES) addEventListener(type, keep, true);
addEventListener('error', giveUp, true);
globalThis.earlyInput = early;
