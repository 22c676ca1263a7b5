import { MAX_REASON } from '@ethereal/contracts/common';
import { TextArea } from '@ethereal/web-kit/components/TextArea.tsx';

type Props = {
  value: string;
  onChange: (reason: string) => void;
  isMissing: boolean;
  /** People who read the reason, at the beginning of a sentence. */
  readers?: string;
};

/**
 * Field for the reason of an act. Enter begins a new line and only the button submits, so that no key submits by
 * accident.
 */
export function ReasonField({ value, onChange, isMissing, readers = 'Who is concerned' }: Props) {
  return (
    <TextArea
      label="Reason"
      hint={`${readers} reads it.`}
      rows={3}
      maxLength={MAX_REASON}
      value={value}
      error={isMissing ? 'Reason is required.' : undefined}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
