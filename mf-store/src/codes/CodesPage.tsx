import { createCode, endCode, listCodes, type OwnCode } from '@ethereal/contracts/codes';
import type { OwnCard } from '@ethereal/contracts/items';
import { NewCodeForm } from '@ethereal/shop-ui/codes/CodeForm.tsx';
import { CodeRow } from '@ethereal/shop-ui/codes/CodeRow.tsx';
import { MemberPage } from '@ethereal/shop-ui/components/MemberPage.tsx';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { EmptyState } from '@ethereal/web-kit/components/EmptyState.tsx';
import { LoadingRows } from '@ethereal/web-kit/components/LoadingPlace.tsx';
import { QueryView } from '@ethereal/web-kit/components/QueryView.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useYourItems } from '../items/useYourItems.ts';

const PENDING = <LoadingRows label="Loading your codes" height="8rem" />;

/** Renders the codes of a seller: the form that makes one, and the list with the uses of each. */
export function CodesPage() {
  return (
    <MemberPage
      title="Discount Codes"
      lead="A code reduces your own items. You bear its discount: it is taken off before the commission."
      prompt="Please Login to view your codes."
      pending={PENDING}
    >
      <FormAndList />
    </MemberPage>
  );
}

/** Waits for items and codes, so that neither part moves the other when it arrives. */
function FormAndList() {
  const items = useYourItems();
  const codes = useQuery({ queryKey: keys.codes, queryFn: ({ signal }) => callApi(listCodes, { signal }) });
  if (items.isPending || codes.isPending) return PENDING;
  return (
    <>
      <QueryView query={items} pending={PENDING} failed="Your items could not be loaded.">
        {(own) => <NewCode items={own} />}
      </QueryView>
      <QueryView
        query={codes}
        pending={PENDING}
        failed="Your codes could not be loaded."
        isEmpty={({ codes }) => codes.length === 0}
        empty={<EmptyState title="No codes yet.">Make one, and tell it to your buyers.</EmptyState>}
      >
        {({ codes }) => (
          <ul className="stack-3" aria-label="Your codes">
            {codes.map((code) => (
              <li key={code.code}>
                <Code code={code} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </>
  );
}

/** Returns a function that reads the list of codes again. */
function useReload() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: keys.codes });
}

/** Number of items up to which all of them are listed. More are searched by name. */
const MAX_LISTED = 24;
/** Maximum number of items that a search lists. */
const MAX_FOUND = 12;

function NewCode({ items }: { items: readonly OwnCard[] }) {
  const options = items.map(({ _id, name }) => ({ value: _id, label: name }));
  const isMany = options.length > MAX_LISTED;
  const findItems = async (text: string) =>
    options.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())).slice(0, MAX_FOUND);
  return (
    <NewCodeForm
      limits={{ name: 'items', legend: 'Only these items', options: isMany ? [] : options }}
      gifts={options}
      findItems={isMany ? findItems : undefined}
      make={(body) => callApi(createCode, { body })}
      onMade={useReload()}
    />
  );
}

function Code({ code }: { code: OwnCode }) {
  return (
    <CodeRow
      code={code}
      name={code.code}
      end={() => callApi(endCode, { params: { code: code.code } })}
      onEnded={useReload()}
    />
  );
}
