import { type FieldPath, type FieldValues, type UseFormReturn, useController } from 'react-hook-form';

/** Returns the props of a choice that is not one native field: its value, and the message of its fault. */
export function useChoice<Input extends FieldValues, Name extends FieldPath<Input>, Output>(
  { control }: Pick<UseFormReturn<Input, unknown, Output>, 'control'>,
  name: Name,
) {
  const { field, fieldState } = useController({ control, name });
  return { value: field.value, onChange: field.onChange, error: fieldState.error?.message };
}
