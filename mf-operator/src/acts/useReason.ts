import { useContractForm } from '@ethereal/web-kit/forms/useContractForm.ts';

/** Returns the form of a reason. `keptAs` names its subject (`useTyped`). */
export const useReason = (keptAs: string) =>
  useContractForm({
    schema: () => import('./reason.schema.ts').then((file) => file.reasonSent),
    keptAs,
    defaultValues: { reason: '' },
  });
