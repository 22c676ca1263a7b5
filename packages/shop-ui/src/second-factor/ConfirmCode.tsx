import { confirmSecondFactor } from '@ethereal/contracts/identity';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { messageOf } from '@ethereal/web-kit/api/errors.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { useFaultFocus } from '@ethereal/web-kit/forms/useFaultFocus.ts';
import { adoptToken } from '@ethereal/web-kit/session/session-store.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { useMutation } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { encode } from 'uqr';
import styles from './SecondFactor.module.css';
import { SecondFactorCodeField } from './SecondFactorCodeField.tsx';

/** Renders a text as a QR code. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={dark.join('')} shapeRendering="crispEdges" />
    </svg>
  );
}

type Props = {
  secret: string;
  uri: string;
  onConfirmed: (recoveryCodes: readonly string[]) => void;
  /** Called by the button Cancel, which the form has only with this property. */
  onCancel?: (() => void) | undefined;
};

const groupByFour = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

/** Renders the secret for an authenticator app, and the field for the code that the app shows. */
export function ConfirmCode({ secret, uri, onConfirmed, onCancel }: Props) {
  const [code, setCode] = useState('');
  const confirm = useMutation({
    mutationFn: () => callApi(confirmSecondFactor, { body: { code: code.trim() } }),
    onSuccess({ recoveryCodes, token }) {
      onConfirmed(recoveryCodes);
      void adoptToken(token);
    },
  });
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => notify.success('The secret is copied.'),
      () => notify.error('It could not be copied. Please type it.'),
    );
  const error = confirm.error
    ? messageOf(confirm.error, 'The code could not be checked. Please try again.')
    : undefined;
  return (
    <form
      ref={useFaultFocus(confirm.error)}
      className={`stack-4 prose ${styles.step}`}
      onSubmit={(event) => {
        event.preventDefault();
        confirm.mutate();
      }}
    >
      <p>Scan this with an authenticator app, or type the secret there. Then enter the code that it shows.</p>
      <QrCode text={uri} label="QR code of the secret" />
      <p>
        On this device:{' '}
        <a className="underlined" href={uri}>
          open your authenticator app
        </a>
      </p>
      <p>
        Secret: <code className="wrap">{groupByFour(secret)}</code>
      </p>
      <Button variant="secondary" size="small" onClick={copy}>
        <Copy size={18} aria-hidden="true" />
        Copy the secret
      </Button>
      <SecondFactorCodeField value={code} onChange={setCode} error={error} />
      <div className="row-3">
        <Button type="submit" busy={confirm.isPending}>
          Confirm
        </Button>
        {onCancel && (
          <Button variant="quiet" disabled={confirm.isPending} onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
