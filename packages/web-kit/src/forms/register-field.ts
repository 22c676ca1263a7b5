import type { FieldPath, FieldValues, RegisterOptions, UseFormReturn } from 'react-hook-form';

/**
 * Registers a field with react-hook-form and returns the props of its component: the registration, and the message of
 * its fault. The field is checked when it loses the focus after a change: a field that the keyboard only passes is not
 * at fault yet.
 */
export function registerField<Input extends FieldValues, Output>(
  form: Pick<UseFormReturn<Input, unknown, Output>, 'register' | 'getFieldState' | 'formState'>,
  name: FieldPath<Input>,
  options?: RegisterOptions<Input>,
) {
  const { onBlur, ...registered } = form.register(name, options);
  const { error, isDirty, isTouched } = form.getFieldState(name, form.formState);
  const checkIfChanged: typeof onBlur = async (event) => {
    if (isDirty || isTouched) await onBlur(event);
  };
  return { ...registered, onBlur: checkIfChanged, error: error?.message };
}
