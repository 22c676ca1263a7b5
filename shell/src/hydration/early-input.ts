import type { EarlyInput, Field, QueuedInput } from './queued-input.ts';

// The head's own small script, there before anything can be seen: keeps what a visitor does to the server's HTML until React has
// it (`hand-over.ts`). What a browser does by itself (links, forms that have an address) it does at once.

const isField = (target: Element): target is Field => target.matches('input, textarea, select');

/** A form without an address is sent by the application alone. */
const isOurs = (form: Element): form is HTMLFormElement =>
  form instanceof HTMLFormElement && form.method === 'post' && !form.hasAttribute('action');

/** What a press of a link counts would be lost with the page that the link leaves. */
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
  // What brings the rest of the page cannot wait for it.
  const isAtOnce = target.closest('[data-at-once]');
  if (link || isAtOnce || (isHydrated && early.kept.length === 0)) return;
  const input = inputOf(event, target);
  // The click of a box is the browser's; its change is kept.
  if (input || isField(target)) event.stopImmediatePropagation();
  if (!input) return;
  if (input.kind !== 'value') event.preventDefault();
  early.kept.push(input);
  // Typing needs no answer yet.
  if (type !== 'input') early.showBusy(true);
  early.onKept();
}

/** Without scripts nothing that was kept will happen. */
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
