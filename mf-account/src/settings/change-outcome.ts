import { type ApiError, isApiError } from '@ethereal/web-kit/api/errors.ts';

/** A refusal with the message to show. */
export class Refusal extends Error {}

type Change = {
  /** Checks whether the new value is free; a failed check counts as no. */
  isUnique(): Promise<{ isUnique: boolean }>;
  update(): Promise<{ message: unknown }>;
  taken: string;
};

/** Changes a value when it is free. Throws a `Refusal` when nothing was changed. */
export async function changeUnlessTaken({ isUnique, update, taken }: Change): Promise<void> {
  const check = await isUnique().catch(() => ({ isUnique: false }));
  if (!check.isUnique) throw new Refusal(taken);
  const answer = await update().catch((error: unknown) => {
    throw new Refusal(refusalText(error, taken));
  });
  if (answer.message !== true) throw new Refusal('No changes were made, please try again later.');
}

function refusalText(error: unknown, taken: string): string {
  const status = isApiError(error) ? error.status : 0;
  if (status === 409) return taken;
  // For a locked or invalid value, the server's message contains the date or the reason.
  if ((status === 423 || status === 400) && isApiError(error)) return firstFieldError(error) ?? error.message;
  return 'Something went wrong, please try again.';
}

const firstFieldError = (error: ApiError): string | undefined => Object.values(error.errors)[0];
