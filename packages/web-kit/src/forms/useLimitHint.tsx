import { type FormEvent, type ReactNode, useState } from 'react';

type TextInput = HTMLInputElement | HTMLTextAreaElement;

/** Text of a field that is full. */
export const limitText = (maxLength: number): string =>
  `At most ${maxLength.toLocaleString('en-US')} characters. What goes beyond is left out.`;

/**
 * Returns the hint of a field, and a handler of its input. The hint becomes the limit when the text has reached it,
 * because a browser drops the rest of a pasted text without notice.
 */
export function useLimitHint(hint: ReactNode, maxLength: number | undefined) {
  const [isFull, setFull] = useState(false);
  return {
    hint: isFull && maxLength ? <span role="alert">{limitText(maxLength)}</span> : hint,
    onInput: ({ currentTarget }: FormEvent<TextInput>) =>
      setFull(maxLength !== undefined && currentTarget.value.length >= maxLength),
  };
}
