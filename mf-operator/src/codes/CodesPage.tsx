import {
  type CodeBatch,
  createCodeBatch,
  createDeskCode,
  downloadCodeBatch,
  endCodeBatch,
  endDeskCode,
  listDeskCodes,
  MAX_BATCH,
  type OwnCode,
} from '@ethereal/contracts/codes';
import { CATEGORIES, CATEGORY_LABELS } from '@ethereal/contracts/fashion';
import { formatCents } from '@ethereal/contracts/format-money';
import { listItems } from '@ethereal/contracts/items';
import { fillPath } from '@ethereal/contracts/path-template';
import { CodeForm, NewCodeForm } from '@ethereal/shop-ui/codes/CodeForm.tsx';
import { CodeRow } from '@ethereal/shop-ui/codes/CodeRow.tsx';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useAction } from '@ethereal/web-kit/api/useAction.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { EmptyState } from '@ethereal/web-kit/components/EmptyState.tsx';
import { Figures } from '@ethereal/web-kit/components/Figures.tsx';
import { LoadingRows } from '@ethereal/web-kit/components/LoadingPlace.tsx';
import { QueryView } from '@ethereal/web-kit/components/QueryView.tsx';
import { TextField } from '@ethereal/web-kit/components/TextField.tsx';
import { downloadFile } from '@ethereal/web-kit/files/save-file.ts';
import { formatCount } from '@ethereal/web-kit/format/count.ts';
import { useDocumentTitle } from '@ethereal/web-kit/hooks/useDocumentTitle.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeskRole } from '../access/useDeskRole.ts';
import { deskKeys } from '../query-keys.ts';

const LIMITS = {
  name: 'categories',
  legend: 'Only these categories',
  options: CATEGORIES.map((value) => ({ value, label: CATEGORY_LABELS[value] })),
} as const;

const findItems = async (search: string, signal: AbortSignal) => {
  const { items } = await callApi(listItems, { query: { search, limit: '12' }, signal });
  return items.map(({ _id, name }) => ({ value: _id, label: name }));
};

/** Renders the codes of the shop: what they cost, the list of all, and the forms that make one or many. */
export function CodesPage() {
  useDocumentTitle('Desk: Codes');
  const { isOperator } = useDeskRole();
  return isOperator ? <Codes /> : <EmptyState title="Codes are for operators." />;
}

/** Returns a function that reads the list of codes again. */
function useReload() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: deskKeys.codes });
}

function NewCode() {
  return (
    <section className="stack-4 top" aria-label="New code">
      <h2>New code</h2>
      <p className="quiet">The shop bears its discount, so the order must be paid by card.</p>
      <NewCodeForm
        limits={LIMITS}
        findItems={findItems}
        make={(body) => callApi(createDeskCode, { body })}
        onMade={useReload()}
      />
    </section>
  );
}

/** Saves the codes of a batch as a file. @throws Error with a message for people */
const saveBatch = ({ batch, prefix }: CodeBatch): Promise<void> =>
  downloadFile(
    fillPath(downloadCodeBatch.path, { batch }),
    `codes-${prefix}.csv`,
    'The codes could not be loaded. They are in the list: please try again from there.',
  );

function NewBatch() {
  const reload = useReload();
  async function save(batch: CodeBatch) {
    notify.success(`${formatCount(batch.count)} codes are made.`);
    await reload();
    await saveBatch(batch).catch((error: Error) => notify.error(error.message));
  }
  return (
    <section className="stack-4 top" aria-label="Single-use codes">
      <h2>Single-use codes</h2>
      <p className="quiet">Each can be used once. They are saved as a CSV file, also from the list above.</p>
      <CodeForm
        action="Make codes"
        schema={() => import('@ethereal/shop-ui/codes/code.schema.ts').then((file) => file.batchSchema)}
        head={(field) => (
          <>
            <TextField label="Prefix" required autoCapitalize="characters" {...field('prefix')} />
            <TextField
              label="Number of codes"
              required
              inputMode="numeric"
              hint={`At most ${formatCount(MAX_BATCH)}.`}
              {...field('count')}
            />
          </>
        )}
        limits={LIMITS}
        findItems={findItems}
        make={(body) => callApi(createCodeBatch, { body, timeoutMs: 30_000 })}
        onMade={save}
        failed="The codes could not be made. Please try again."
      />
    </section>
  );
}

function Codes() {
  const query = useQuery({ queryKey: deskKeys.codes, queryFn: ({ signal }) => callApi(listDeskCodes, { signal }) });
  return (
    <section className="stack-4 top" aria-label="Codes">
      <QueryView
        query={query}
        pending={<LoadingRows label="Loading the codes" height="6rem" />}
        failed="The codes could not be loaded."
        isEmpty={({ codes, batches }) => codes.length + batches.length === 0}
        empty={<EmptyState title="The shop has no codes." />}
      >
        {({ codes, batches }) => (
          <>
            <Numbers all={[...codes, ...batches]} />
            <ul className="stack-3" aria-label="Codes of the shop">
              {batches.map((batch) => (
                <li key={batch.batch}>
                  <Batch batch={batch} />
                </li>
              ))}
              {codes.map((code) => (
                <li key={code.code}>
                  <Code code={code} />
                </li>
              ))}
            </ul>
          </>
        )}
      </QueryView>
      {/* The list would move the forms when it arrives. */}
      {!query.isPending && (
        <>
          <NewCode />
          <NewBatch />
        </>
      )}
    </section>
  );
}

/** Renders how often the listed codes were used, and what they cost the shop. */
function Numbers({ all }: { all: readonly (OwnCode | CodeBatch)[] }) {
  const uses = all.reduce((sum, code) => sum + code.uses, 0);
  const cents = all.reduce((sum, { discount }) => sum + Math.round(discount * 100), 0);
  const active = all.filter(({ state }) => state === 'active').length;
  const figures = [
    { label: 'Active', value: formatCount(active) },
    { label: 'Orders with a code', value: formatCount(uses) },
    { label: 'Discounts of the shop', value: formatCents(cents) },
  ];
  return <Figures figures={figures} />;
}

function Code({ code }: { code: OwnCode }) {
  return (
    <CodeRow
      code={code}
      name={code.code}
      end={() => callApi(endDeskCode, { params: { code: code.code } })}
      onEnded={useReload()}
    />
  );
}

function Batch({ batch }: { batch: CodeBatch }) {
  const name = `${batch.prefix}… (${formatCount(batch.count)})`;
  const save = useAction({ mutationFn: () => saveBatch(batch), failed: (error) => error.message });
  return (
    <CodeRow
      code={batch}
      name={name}
      end={() => callApi(endCodeBatch, { params: { batch: batch.batch } })}
      onEnded={useReload()}
      actions={
        <Button variant="quiet" size="small" busy={save.isPending} onClick={() => save.mutate()}>
          CSV
        </Button>
      }
    />
  );
}
