import 'react-toastify/ReactToastify.css';
import { useEscape } from '@ethereal/web-kit/hooks/useEscape.ts';
import { Link } from '@ethereal/web-kit/router.ts';
import type { ToastAction } from '@ethereal/web-kit/toasts/notify.ts';
import { Bounce, ToastContainer, toast } from 'react-toastify/unstyled';
import './toasts.css';

/** Milliseconds after which a message closes, unless the pointer rests on it or the page loses focus. */
const AUTO_CLOSE_MS = 5000;
/** Milliseconds after which a message with an action closes. It takes longer to read and press. */
const ACTION_CLOSE_MS = 8000;
/** Windows that show one message at a time, as in toasts.css. */
const PHONE = '(max-width: 47.99rem)';

export type Tone = 'success' | 'error' | 'info';

/** Shows one message, also before the view has rendered. On a phone it replaces the message before. */
export function show(tone: Tone, message: string, role: 'status' | 'alert', action?: ToastAction): void {
  if (window.matchMedia?.(PHONE).matches) toast.dismiss();
  toast[tone](action ? <WithAction message={message} action={action} /> : message, {
    autoClose: action ? ACTION_CLOSE_MS : AUTO_CLOSE_MS,
    role,
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

/** Closes the messages, which may cover the focused control. */
const dismissAll = () => toast.dismiss();

/** Renders the current messages of the page. */
export function ToastView() {
  useEscape(dismissAll);
  return (
    <ToastContainer
      position="top-right"
      autoClose={AUTO_CLOSE_MS}
      pauseOnHover
      pauseOnFocusLoss
      closeOnClick
      draggable
      draggablePercent={30}
      limit={4}
      transition={Bounce}
    />
  );
}
