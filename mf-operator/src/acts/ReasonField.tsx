import { MAX_REASON } from '@ethereal/contracts/reason';
import { TextArea } from '@ethereal/web-kit/components/TextArea.tsx';

type Props = {
  value: string;
  onChange: (reason: string) => void;
  isMissing: boolean;
  /** Who reads it. */
  readers?: string;
};

/** Why something is done. Enter submits its form, so that no hand leaves the keyboard. */
export function ReasonField({ value, onChange, isMissing, readers = 'Who is concerned' }: Props) {
  return (
    <TextArea
      label="Reason"
      hint={`${readers} reads it. Enter submits, Shift and Enter begin a new line.`}
      rows={3}
      maxLength={MAX_REASON}
      value={value}
      error={isMissing ? 'Reason is required.' : undefined}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
        event.preventDefault();
        event.currentTarget.form?.requestSubmit();
      }}
    />
  );
}
