type Watcher = {
  oncancel: ((event: Event) => void) | null;
  onclose: (() => void) | null;
  destroy(): void;
};

declare global {
  var CloseWatcher: (new () => Watcher) | undefined;
}

/**
 * Calls `close` when the device requests to close what is open, such as by the Back button of an Android phone, which
 * would leave the page otherwise. While `stays` is true the first request changes nothing; browsers grant the next one.
 * Returns the function that ends the watch.
 */
export function onCloseRequest(close: () => void, stays: () => boolean = () => false): () => void {
  const watcher = globalThis.CloseWatcher && new globalThis.CloseWatcher();
  if (!watcher) return () => undefined;
  watcher.oncancel = (event) => stays() && event.preventDefault();
  watcher.onclose = close;
  return () => watcher.destroy();
}

/** Closes a dialog as its user does by keyboard. */
const pressEscape = (dialog: Element) =>
  dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));

/** Lets the device close each modal dialog of the page, of every area. Returns the function that ends it. */
export function closeDialogsOnRequest(): () => void {
  const endings = new Map<HTMLElement, () => void>();
  function follow() {
    for (const [dialog, end] of endings) {
      if (dialog.isConnected) continue;
      end();
      endings.delete(dialog);
    }
    for (const dialog of document.querySelectorAll<HTMLElement>('[role="dialog"][aria-modal="true"]')) {
      if (endings.has(dialog)) continue;
      const end = onCloseRequest(
        () => pressEscape(dialog),
        () => 'staysOpen' in dialog.dataset,
      );
      endings.set(dialog, end);
    }
  }
  follow();
  const observer = new MutationObserver(follow);
  // Dialogs are children of the body.
  observer.observe(document.body, { childList: true });
  return () => {
    observer.disconnect();
    for (const end of endings.values()) end();
  };
}
