import { contact } from '@ethereal/contracts/identity';
import { useQuery } from '@tanstack/react-query';

/**
 * Returns the address that receives the contact form: the shop's own call, unless this installation configures a form
 * service.
 */
export function useFormAction(): string {
  const { data } = useQuery({
    queryKey: ['storefront', 'config'],
    queryFn: async ({ signal }): Promise<unknown> => (await fetch('/config.json', { signal })).json(),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return formActionOf(data) ?? contact.path;
}

function formActionOf(config: unknown): string | undefined {
  return typeof config === 'object' &&
    config !== null &&
    'contactFormAction' in config &&
    typeof config.contactFormAction === 'string'
    ? config.contactFormAction || undefined
    : undefined;
}
