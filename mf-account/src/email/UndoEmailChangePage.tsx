import { undoEmailChange } from '@ethereal/contracts/identity';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useNavigate } from '@ethereal/web-kit/router.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { MailedLinkPage } from '../frame/MailedLinkPage.tsx';

/** Reverses a change of address by the token of a mailed link, then leads to a new password. */
export function UndoEmailChangePage() {
  const navigate = useNavigate();
  return (
    <MailedLinkPage
      title="Take your address back"
      text="If it was not you who changed the address of your account: one press brings this one back, logs everybody out, and lets you set a new password."
      button="Take it back"
      confirm={(token) => callApi(undoEmailChange, { body: { token } })}
      onSuccess={({ message, resetToken }) => {
        notify.success(message);
        navigate(`/ethereal/reset-password/${encodeURIComponent(resetToken)}`, { replace: true });
      }}
    />
  );
}
