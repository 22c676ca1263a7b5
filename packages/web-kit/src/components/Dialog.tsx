import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import styles from './Dialog.module.css';

const FIELD = ':is(input:not([type="hidden"]), select, textarea):enabled';
/** Links and buttons of the dialog's content and actions, without the button that closes it. */
const PRESSED = ':is(a[href], button:enabled):not([data-close])';
/** Option of a group that is chosen. */
const CHOSEN = ':is([aria-pressed="true"], [type="radio"]:checked):enabled';

/**
 * Returns the control with which the visitor goes on: the first field, else the first link or button. In a group of
 * options it is the chosen one. Undefined when the dialog has only the button that closes it.
 */
function firstControlOf(panel: HTMLElement): HTMLElement | undefined {
  const first = panel.querySelector<HTMLElement>(FIELD) ?? panel.querySelector<HTMLElement>(PRESSED);
  return first?.closest('fieldset')?.querySelector<HTMLElement>(CHOSEN) ?? first ?? undefined;
}

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Sentence under the title. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons at the end. */
  actions?: ReactNode;
  /** `sheet` slides up from the bottom edge; `drawer` comes in from the left; `full` fills the window. */
  shape?: 'centered' | 'sheet' | 'drawer' | 'full';
  /** Whether a press outside, or Back on a phone, leaves the dialog open, because it would lose what was typed. */
  staysOpen?: boolean;
};

/**
 * Renders a modal dialog. It focuses its first control, traps the focus, closes with Escape and a press outside, and
 * returns the focus to its opener.
 */
export function Dialog({
  open,
  onClose,
  title,
  description,
  children,
  actions,
  shape = 'centered',
  staysOpen = false,
}: DialogProps) {
  const opener = useRef<Element>(null);
  const panel = useRef<HTMLDivElement>(null);
  return (
    <Primitive.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Primitive.Portal>
        {/* Primitive.Overlay injects a style element, which the content security policy forbids. */}
        <div className={styles.veil} data-scroll-lock="" aria-hidden="true" />
        <Primitive.Content
          ref={panel}
          aria-modal="true"
          // The shell closes dialogs when the device goes back.
          data-stays-open={staysOpen || undefined}
          // Radix returns the focus to its own trigger only, and these dialogs have none.
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement;
            const control = panel.current && firstControlOf(panel.current);
            if (!control) return;
            event.preventDefault();
            control.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          onInteractOutside={(event) => staysOpen && event.preventDefault()}
          className={`stack-4 one-column top ${styles.panel} ${styles[shape]}`}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <div className="line-4 center spread">
            <Primitive.Title className="text-xl">{title}</Primitive.Title>
            <Primitive.Close className={`round ${styles.close}`} aria-label="Close" data-close="">
              <X size={20} aria-hidden="true" />
            </Primitive.Close>
          </div>
          {description && (
            <Primitive.Description className="muted" dir="auto">
              {description}
            </Primitive.Description>
          )}
          {children}
          {actions && <div className={`row-3 ${styles.actions}`}>{actions}</div>}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** Renders a dialog that slides up from the bottom edge, for example filters on phones. */
export function BottomSheet(props: Omit<DialogProps, 'shape'>) {
  return <Dialog {...props} shape="sheet" />;
}
