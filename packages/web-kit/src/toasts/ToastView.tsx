import 'react-toastify/ReactToastify.css';
import { Bounce, ToastContainer, toast } from 'react-toastify/unstyled';
import './toasts.css';

/** Messages close after this many milliseconds, unless the pointer rests on them or the page loses focus. */
const AUTO_CLOSE_MS = 5000;

export type Tone = 'success' | 'error' | 'info';

/** Shows one message, also before the view is there. */
export function show(tone: Tone, message: string, role: 'status' | 'alert'): void {
  toast[tone](message, { autoClose: AUTO_CLOSE_MS, role });
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
