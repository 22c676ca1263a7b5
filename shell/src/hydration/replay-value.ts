import type { Field, QueuedInput } from './queued-input.ts';

export type QueuedValue = Extract<QueuedInput, { kind: 'value' }>;

const isBox = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);

/** Returns the owner of a single value: a field, or the name of a group of radio buttons. */
export const ownerOf = ({ target }: QueuedValue): Field | string => (target.type === 'radio' ? target.name : target);

/** Whether a field still has the value of the server's HTML. */
export function isUntouched({ target, value, isChecked }: QueuedValue): boolean {
  if (isBox(target)) return isChecked === target.defaultChecked;
  if (target instanceof HTMLSelectElement) return false;
  return value === target.defaultValue;
}

/**
 * Sets the value of a field as a visitor would, so that React handles the event even if the field already shows the
 * value.
 */
export function replayValue({ target, value, isChecked }: QueuedValue): void {
  if (target instanceof HTMLSelectElement) {
    target.value = value;
    target.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (isBox(target)) {
    target.checked = !isChecked;
    target.click();
  } else replayText(target, value);
}

/**
 * Sets the value of a text field through the prototype's setter. React ignores an input event whose value equals the
 * last value set through the element's own property.
 */
function replayText(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const { selectionStart, selectionEnd, value: shown } = field;
  field.value = value === '' ? '0' : '';
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
  // If the field shows another value, React has restored the server's value and the caret is already at the end.
  if (shown === value && selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
