import 'react-toastify/ReactToastify.css';
import { useEscape } from '@ethereal/web-kit/hooks/useEscape.ts';
import { Link } from '@ethereal/web-kit/router.ts';
import type { RegionProps, ToastAction } from '@ethereal/web-kit/toasts/notify.ts';
import { useEffect } from 'react';
import { Bounce, ToastContainer, toast } from 'react-toastify/unstyled';
import './toasts.css';

/** Milliseconds after which a message closes, unless the pointer rests on it or the page loses focus. */
const AUTO_CLOSE_MS = 5000;
/** Milliseconds after which a message with an action closes. It takes longer to read and press. */
const ACTION_CLOSE_MS = 8000;
/** Maximum number of messages of one role that are shown at once. Later ones wait. */
const MAX_SHOWN = 2;
/** Windows that show one message at a time, as wide as in Toasts.module.css. */
const PHONE = '(max-width: 47.99rem)';

export type Tone = 'success' | 'error' | 'info';

/** Returns the id of the region of a role, which the library also gives to its element. */
const idOf = (role: RegionProps['role']) => `toasts-${role}`;

/**
 * Resolves when the regions have rendered, which needs a <Toasts/> on the page. The library drops an earlier message of
 * all but one region.
 */
const regions = Promise.withResolvers<void>();

/** Closes the messages, which may cover the focused control, and drops those that wait. */
function dismissAll(): void {
  toast.clearWaitingQueue();
  toast.dismiss();
}

/** Shows one message in the region of its role. On a phone it replaces the message before. */
export async function show(tone: Tone, message: string, role: RegionProps['role'], action?: ToastAction) {
  await regions.promise;
  if (window.matchMedia?.(PHONE).matches) dismissAll();
  toast[tone](action ? <WithAction message={message} action={action} /> : message, {
    autoClose: action ? ACTION_CLOSE_MS : AUTO_CLOSE_MS,
    containerId: idOf(role),
  });
}

function WithAction({ message, action }: { message: string; action: ToastAction }) {
  return (
    <div className="toast-with-action">
      <span>{message}</span>
      {'to' in action ? (
        <Link className="toast-action" to={action.to}>
          {action.label}
        </Link>
      ) : (
        <button type="button" className="toast-action" onClick={action.onPress}>
          {action.label}
        </button>
      )}
    </div>
  );
}

/**
 * Renders the current messages of one role. The library makes each region polite, and each message an alert. Its
 * region has no name, which would make it a landmark: both are in one.
 */
export function ToastView({ role, live }: RegionProps) {
  useEscape(dismissAll);
  useEffect(regions.resolve, []);
  return (
    <div ref={(place) => place?.firstElementChild?.setAttribute('aria-live', live)}>
      <ToastContainer
        containerId={idOf(role)}
        aria-label={undefined}
        role="group"
        position="top-right"
        autoClose={AUTO_CLOSE_MS}
        pauseOnHover
        pauseOnFocusLoss
        closeOnClick
        draggable
        draggablePercent={30}
        limit={MAX_SHOWN}
        transition={Bounce}
      />
    </div>
  );
}
