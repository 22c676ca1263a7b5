import 'react-toastify/ReactToastify.css';
import { Bounce, ToastContainer, toast } from 'react-toastify/unstyled';
import './toasts.css';

/** Messages close after this many milliseconds, unless the pointer rests on them or the page loses focus. */
const AUTO_CLOSE_MS = 5000;

export type Tone = 'success' | 'error' | 'info';

/** A link to where a message leads: `to` is a path of the shop. */
export type ToastAction = { label: string; to: string };

/** Shows one message, also before the view is there. */
export function show(tone: Tone, message: string, role: 'status' | 'alert', action?: ToastAction): void {
  const content = action ? (
    <>
      {message} <a href={action.to}>{action.label}</a>
    </>
  ) : (
    message
  );
  toast[tone](content, { autoClose: AUTO_CLOSE_MS, role });
}

export function ToastView() {
  return (
    <ToastContainer
      position="top-right"
      autoClose={AUTO_CLOSE_MS}
      pauseOnHover
      pauseOnFocusLoss
      closeOnClick
      limit={4}
      transition={Bounce}
    />
  );
}
