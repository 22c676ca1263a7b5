import 'react-toastify/ReactToastify.css';
import { Bounce, ToastContainer } from 'react-toastify/unstyled';
import './toasts.css';

/** Where messages appear; the shell renders it once. */
export function Toasts() {
  return (
    <ToastContainer
      position="top-right"
      autoClose={5000}
      pauseOnHover
      pauseOnFocusLoss
      closeOnClick
      limit={4}
      transition={Bounce}
    />
  );
}
