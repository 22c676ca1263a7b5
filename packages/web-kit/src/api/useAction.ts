import { messageOf, orOffline } from '@ethereal/web-kit/api/errors.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query';

/** A form that shows the server's messages at its fields. `showFaults` returns whether there was one. */
export type FaultyForm = { showFaults(error: Error): boolean };

type Options<Data, Input, Before> = UseMutationOptions<Data, Error, Input, Before> & {
  /**
   * Message for a failure without a message of the server, such as 'The store could not be saved. Please try again.'.
   * A function returns the whole message, or undefined when the page shows the failure in place.
   */
  failed: string | ((error: Error, input: Input) => string | undefined);
  /** Form that shows the server's messages per field; a failure that it shows gets no toast. */
  form?: FaultyForm | undefined;
};

/**
 * Returns a mutation whose failure is shown at the fields of its form, or as a toast. Offline, the toast states that
 * instead of a `failed` text. `onError` runs afterwards.
 */
export function useAction<Data, Input = void, Before = unknown>(
  options: Options<Data, Input, Before>,
): UseMutationResult<Data, Error, Input, Before> {
  const { failed, form, ...mutation } = options;
  return useMutation<Data, Error, Input, Before>({
    ...mutation,
    onError(error, input, ...rest) {
      if (!form?.showFaults(error)) {
        const message = typeof failed === 'string' ? orOffline(error, messageOf(error, failed)) : failed(error, input);
        if (message !== undefined) notify.error(message);
      }
      return mutation.onError?.(error, input, ...rest);
    },
  });
}
