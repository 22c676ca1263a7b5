import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { saveFile } from '@ethereal/web-kit/files/save-file.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { Copy, Download } from 'lucide-react';
import styles from './SecondFactor.module.css';

type Props = { codes: readonly string[]; onDone: () => void; doneText: string };

/** Renders the recovery codes for a lost phone, which are shown once. */
export function RecoveryCodes({ codes, onDone, doneText }: Props) {
  const text = `${codes.join('\n')}\n`;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => notify.success('The recovery codes are copied.'),
      () => notify.error('They could not be copied. Please download them.'),
    );
  return (
    <div className={`stack-4 prose ${styles.step}`}>
      <p role="status">
        The second factor is on. Keep these recovery codes: each logs you in once when your phone is not at hand, and
        they are not shown again.
      </p>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="row-3">
        <Button variant="secondary" onClick={copy}>
          <Copy size={18} aria-hidden="true" />
          Copy
        </Button>
        <Button
          variant="secondary"
          onClick={() => saveFile('ethereal-recovery-codes.txt', new Blob([text], { type: 'text/plain' }))}
        >
          <Download size={18} aria-hidden="true" />
          Download
        </Button>
        <Button onClick={onDone}>{doneText}</Button>
      </div>
    </div>
  );
}
