import { createCode, endCode, listCodes, type OwnCode } from '@ethereal/contracts/codes';
import { CodeForm } from '@ethereal/shop-ui/codes/CodeForm.tsx';
import { CodeRow } from '@ethereal/shop-ui/codes/CodeList.tsx';
import { numberOf, termsOf } from '@ethereal/shop-ui/codes/code-body.ts';
import { MembersOnly } from '@ethereal/shop-ui/components/MembersOnly.tsx';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { isApiError, messageOf } from '@ethereal/web-kit/api/errors.ts';
import { useAction } from '@ethereal/web-kit/api/useAction.ts';
import { EmptyState } from '@ethereal/web-kit/components/EmptyState.tsx';
import { LoadingRows } from '@ethereal/web-kit/components/LoadingPlace.tsx';
import { QueryView } from '@ethereal/web-kit/components/QueryView.tsx';
import { TextField } from '@ethereal/web-kit/components/TextField.tsx';
import { useDocumentTitle } from '@ethereal/web-kit/hooks/useDocumentTitle.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useYourItems } from '../items/useYourItems.ts';
import styles from './CodesPage.module.css';

const PENDING = <LoadingRows label="Loading your codes" height="8rem" />;

/** Codes of a seller: the form that makes one, and the list with the uses of each. */
export function CodesPage() {
  useDocumentTitle('Discount Codes');
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Discount Codes</h1>
      <p className={styles.lead}>
        A code reduces your own items. You bear its discount: it is taken off before the commission.
      </p>
      <MembersOnly prompt="Please Login to view your codes." pending={PENDING}>
        <NewCode />
        <Codes />
      </MembersOnly>
    </div>
  );
}

/** Returns a function that reads the list of codes again. */
function useReload() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: keys.codes });
}

function NewCode() {
  const { data: items = [] } = useYourItems();
  const reload = useReload();
  const create = useAction({
    mutationFn: (form: FormData) =>
      callApi(createCode, {
        body: { code: String(form.get('code')), maxUses: numberOf(form, 'maxUses'), ...termsOf(form) },
      }),
    onSuccess({ code }) {
      notify.success(`${code} is made.`);
      return reload();
    },
    // Messages of fields are shown at the fields.
    failed: (error) =>
      isApiError(error) && Object.keys(error.errors).length > 0
        ? undefined
        : messageOf(error, 'The code could not be made. Please try again.'),
  });
  const options = items.map(({ _id, name }) => ({ value: _id, label: name }));
  return (
    <CodeForm
      action="Make code"
      head={(errors) => (
        <>
          <TextField
            label="Code"
            name="code"
            required
            autoCapitalize="characters"
            hint="4 to 20 letters and digits."
            error={errors.code}
          />
          <TextField label="Number of uses" name="maxUses" optional inputMode="numeric" error={errors.maxUses} />
        </>
      )}
      limits={{ name: 'items', legend: 'Only these items', options }}
      gifts={options}
      busy={create.isPending}
      error={create.error}
      onSend={create.mutateAsync}
    />
  );
}

function Codes() {
  const query = useQuery({ queryKey: keys.codes, queryFn: ({ signal }) => callApi(listCodes, { signal }) });
  return (
    <QueryView
      query={query}
      pending={PENDING}
      failed="Your codes could not be loaded."
      isEmpty={({ codes }) => codes.length === 0}
      empty={<EmptyState title="No codes yet.">Make one, and tell it to your buyers.</EmptyState>}
    >
      {({ codes }) => (
        <ul className={styles.codes} aria-label="Your codes">
          {codes.map((code) => (
            <li key={code.code}>
              <Code code={code} />
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  );
}

function Code({ code }: { code: OwnCode }) {
  const reload = useReload();
  const end = useAction({
    mutationFn: () => callApi(endCode, { params: { code: code.code } }),
    onSuccess: reload,
    failed: 'The code could not be ended. Please try again.',
  });
  return (
    <CodeRow
      code={code}
      name={code.code}
      question={`Are you sure you want to end ${code.code}? Orders that used it keep their discount.`}
      busy={end.isPending}
      onEnd={() => end.mutate()}
    />
  );
}
