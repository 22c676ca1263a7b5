export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a visitor did to a part of the page before React had it. */
export type QueuedInput =
  | { kind: 'click'; target: HTMLElement; detail: number }
  | { kind: 'submit'; target: HTMLFormElement }
  | { kind: 'value'; target: Field; value: string; isChecked: boolean };

/** Between the head's script, which keeps, and the application, which replays. */
export type EarlyInput = {
  readonly kept: QueuedInput[];
  /** Whether React has an element; of none until the application says otherwise. */
  isHydrated: (target: Element) => boolean;
  /** Whether what happens now is a replay. */
  isReplaying: boolean;
  /** Called after something was kept. */
  onKept: () => void;
  /** Shows that something is kept, or no longer. */
  showBusy(isBusy: boolean): void;
  /** Lets everything go its way from now on. */
  stop(): void;
};

declare global {
  /** Made by the head's script, `early-input.ts`. */
  var earlyInput: EarlyInput | undefined;
}
