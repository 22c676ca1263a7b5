import { isApiError } from '@ethereal/web-kit/api/errors.ts';
import { afterPress } from '@ethereal/web-kit/forms/after-press.ts';
import { registerField } from '@ethereal/web-kit/forms/register-field.ts';
import { useFaultFocus } from '@ethereal/web-kit/forms/useFaultFocus.ts';
import { useSingleSubmit } from '@ethereal/web-kit/forms/useSingleSubmit.ts';
import { useTypedBefore } from '@ethereal/web-kit/forms/useTyped.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { type BaseSyntheticEvent, useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
  type Resolver,
  type SubmitHandler,
  type UseFormProps,
  useForm,
} from 'react-hook-form';
import type { ZodType } from 'zod';

type Options<Input extends FieldValues, Output extends FieldValues> = Omit<
  UseFormProps<Input, unknown, Output>,
  'resolver'
> & {
  defaultValues: DefaultValues<Input>;
  /**
   * Loads the contract's schema: `() => import('./address.schema.ts').then((file) => file.address)`, where the file
   * re-exports it from the contract. The schema and zod arrive after the first view, when the form has mounted.
   */
  schema: () => Promise<ZodType<Output, Input>>;
  /** Name of the form and its subject, under which typed values outlive a reload and the session (`useTyped`). */
  keptAs?: string;
  /** Path of the fields in the server's error keys, such as 'userLocation.'. */
  errorPrefix?: string;
};

/**
 * Returns a form that is validated by the schema of a contract: a changed field when it loses the focus, every field on
 * submit. A field that the keyboard only passes is not at fault yet. The first fault in the document takes the focus.
 * Spread `field(name)` on a field component. Pass the form to `useAction` to show the server's messages at the fields.
 */
export function useContractForm<Input extends FieldValues, Output extends FieldValues>(
  options: Options<Input, Output>,
) {
  const { schema, keptAs, errorPrefix = '', defaultValues, ...rest } = options;
  const latest = useRef<{ getValues(): unknown }>(null);
  const before = useTypedBefore(keptAs, defaultValues, () => latest.current?.getValues());
  const load = useRef(schema);
  const resolver = useRef<Resolver<Input, unknown, Output>>(async (values, context, resolverOptions) => {
    try {
      const check = await resolverOf(load.current);
      const checked = await check(values, context, resolverOptions);
      await afterPress();
      return checked;
    } catch (error) {
      notify.error('The form could not be checked. Check your connection and try again.');
      throw error;
    }
  });
  const form = useForm<Input, unknown, Output>({
    mode: 'onTouched',
    ...rest,
    // The library moves the focus in the order in which fields were first shown.
    shouldFocusError: false,
    defaultValues: before ?? defaultValues,
    resolver: resolver.current,
  });
  latest.current = form;
  const guardSubmit = useSingleSubmit();
  // Number of attempts to send the form that ended with a fault.
  const [refusals, setRefusals] = useState(0);
  const refuse = () => setRefusals((count) => count + 1);
  const sent = useFaultFocus(refusals);
  useEffect(() => {
    resolverOf(load.current).catch(() => {
      // The next check of a field loads it again.
    });
  }, []);

  /** Shows the server's messages at their fields. Returns whether there was one. */
  function showFaults(error: Error): boolean {
    const names = Object.keys(form.getValues());
    const faults = Object.entries(isApiError(error) ? error.errors : {}).flatMap(([path, message]) => {
      const name = path.startsWith(errorPrefix) ? path.slice(errorPrefix.length) : path;
      return names.includes(name) ? [{ name, message }] : [];
    });
    for (const { name, message } of faults) form.setError(name as FieldPath<Input>, { message });
    if (faults.length > 0) refuse();
    return faults.length > 0;
  }

  const handleSubmit = (onValid: SubmitHandler<Output>) =>
    guardSubmit(async (event?: BaseSyntheticEvent) => {
      if (event?.target instanceof HTMLFormElement) sent.current = event.target;
      let isRefused = false;
      await form.handleSubmit(onValid, () => {
        isRefused = true;
      })(event);
      if (isRefused) refuse();
    });

  return {
    ...form,
    handleSubmit,
    showFaults,
    /** Returns the props of a field component: its registration with react-hook-form, and the message of its fault. */
    field: (name: FieldPath<Input>, options?: RegisterOptions<Input>) => registerField(form, name, options),
  };
}

async function resolverOf<Input extends FieldValues, Output extends FieldValues>(
  schema: () => Promise<ZodType<Output, Input>>,
): Promise<Resolver<Input, unknown, Output>> {
  const [{ zodResolver }, loaded] = await Promise.all([import('@hookform/resolvers/zod'), schema()]);
  return zodResolver<Input, unknown, Output, ZodType<Output, Input>>(loaded);
}
