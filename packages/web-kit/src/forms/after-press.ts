/** Resolves when the pointer is released; undefined while none is pressed. */
let released: Promise<void> | undefined;

function watch(): void {
  const wait = ({ pointerType }: PointerEvent) => {
    // A touch moves the focus only after it ended.
    if (pointerType === 'touch') return;
    const { promise, resolve } = Promise.withResolvers<void>();
    released = promise;
    const end = () => {
      for (const type of ENDS) removeEventListener(type, end, true);
      // The click follows the release.
      setTimeout(() => {
        if (released === promise) released = undefined;
        resolve();
      });
    };
    for (const type of ENDS) addEventListener(type, end, true);
  };
  addEventListener('pointerdown', wait, true);
}

const ENDS = ['pointerup', 'pointercancel'] as const;

if (typeof window === 'object') watch();

/**
 * Resolves when no pointer is pressed. A press on a button takes the focus from a field; a message that appears at the
 * field before the release would move the button, and the press would be lost.
 */
export const afterPress = async (): Promise<void> => released;
