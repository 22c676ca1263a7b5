import { ACTIVATION_MAIL_AGAIN_SECONDS, mailActivationLink } from '@ethereal/contracts/identity';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useAction } from '@ethereal/web-kit/api/useAction.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { Link } from '@ethereal/web-kit/router.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { useEffect, useState } from 'react';
import styles from './NewcomerNotice.module.css';
import { type Newcomer, storeNewcomer } from './newcomer.ts';

/** Returns the seconds until a moment, counted down while the component is shown. */
function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(() => Date.now());
  const seconds = Math.max(0, Math.ceil((moment - now) / 1000));
  useEffect(() => {
    if (seconds === 0) return;
    const timer = setTimeout(() => setNow(Date.now()), 1000);
    return () => clearTimeout(timer);
  });
  return seconds;
}

/** Renders the address that the activation link was mailed to, and offers to mail it again or to change the address. */
export function NewcomerNotice({ newcomer }: { newcomer: Newcomer }) {
  const { fname, lname, email, mailedAt } = newcomer;
  const seconds = useSecondsUntil(mailedAt + ACTIVATION_MAIL_AGAIN_SECONDS * 1000);
  const resend = useAction({
    mutationFn: () => callApi(mailActivationLink, { body: { email } }),
    failed: 'The link could not be sent. Please try again.',
    onSuccess() {
      storeNewcomer({ ...newcomer, mailedAt: Date.now() });
      notify.success('A new link is on its way.');
    },
  });
  return (
    <div className={`stack-3 pad-4 text-sm wrap ${styles.notice}`}>
      <p role="status">
        We mailed a link to <strong dir="auto">{email}</strong>. Open it to activate your account, then log in.
      </p>
      <div className="row-2-4 center">
        <Button
          size="small"
          variant="secondary"
          busy={resend.isPending}
          disabled={seconds > 0}
          onClick={() => resend.mutate()}
        >
          {seconds > 0 ? `Send again in ${seconds} s` : 'Send again'}
        </Button>
        <Link to="/ethereal/signup" state={{ fname, lname, email }}>
          Change the address
        </Link>
      </div>
    </div>
  );
}
