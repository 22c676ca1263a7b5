import { MAX_REASON } from '@ethereal/contracts/common';
import { TextArea } from '@ethereal/web-kit/components/TextArea.tsx';
import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<typeof TextArea>, 'label'> & {
  /** People who read the reason, at the beginning of a sentence. */
  readers?: string;
};

/**
 * Renders the field for the reason of an act. Enter begins a new line and only the button submits, so that no key
 * submits by accident.
 */
export const ReasonField = ({ readers = 'Who is concerned', ...field }: Props) => (
  <TextArea label="Reason" hint={`${readers} reads it.`} rows={3} maxLength={MAX_REASON} {...field} />
);
