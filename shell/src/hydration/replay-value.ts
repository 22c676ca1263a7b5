import type { Field, QueuedInput } from './queued-input.ts';

export type KeptValue = Extract<QueuedInput, { kind: 'value' }>;

const isBox = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);

/** What there is one value of: a field, or a group of radio buttons. */
export const ownerOf = ({ target }: KeptValue): Field | string => (target.type === 'radio' ? target.name : target);

/** Whether a field holds what the server's HTML gave it. */
export function isUntouched({ target, value, isChecked }: KeptValue): boolean {
  if (isBox(target)) return isChecked === target.defaultChecked;
  if (target instanceof HTMLSelectElement) return false;
  return value === target.defaultValue;
}

/** Gives a field a value as a visitor would, so that React takes notice also when the field shows it already. */
export function replayValue({ target, value, isChecked }: KeptValue): void {
  if (target instanceof HTMLSelectElement) {
    target.value = value;
    target.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (isBox(target)) {
    target.checked = !isChecked;
    target.click();
  } else replayText(target, value);
}

/** React handles an input event only when the value is another than the one that was set by the element's own property last. */
function replayText(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const { selectionStart, selectionEnd, value: shown } = field;
  field.value = value === '' ? '0' : '';
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
  // Else, where React has put the server's value back, the caret is at the end now.
  if (shown === value && selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
