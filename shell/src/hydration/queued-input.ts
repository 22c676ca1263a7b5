export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Input of a visitor to a part of the page that was not hydrated yet. */
export type QueuedInput =
  | { kind: 'click'; target: HTMLElement; detail: number }
  | { kind: 'submit'; target: HTMLFormElement }
  | { kind: 'value'; target: Field; value: string; isChecked: boolean };

/** Interface between the head's script, which queues input, and the application, which replays it. */
export type EarlyInput = {
  readonly kept: QueuedInput[];
  /** Whether React has hydrated an element. Returns false until the application replaces the function. */
  isHydrated: (target: Element) => boolean;
  /** Whether the current event is a replay. */
  isReplaying: boolean;
  /** Called after input was queued. */
  onKept: () => void;
  /** Shows or hides the busy state. */
  showBusy(isBusy: boolean): void;
  /** Stops queueing input. */
  stop(): void;
};

declare global {
  /** Set by the head's script, `early-input.ts`. */
  var earlyInput: EarlyInput | undefined;
}
