import { type BrandMerge, listBrandMerges, undoBrandMerge } from '@ethereal/contracts/desk-brands';
import { countOfItems } from '@ethereal/shop-ui/format/count-of-items.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { EndlessList } from '@ethereal/web-kit/components/EndlessList.tsx';
import { LoadingRows } from '@ethereal/web-kit/components/LoadingPlace.tsx';
import { byCursor } from '@ethereal/web-kit/query/by-cursor.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeskRole } from '../access/useDeskRole.ts';
import { ActButton } from '../acts/ActButton.tsx';
import lists from '../lists/Lists.module.css';
import { moment } from '../lists/moment.ts';
import { deskKeys } from '../query-keys.ts';

/** Renders the button that restores the brand of the items of a merge. */
function UndoMerge({ merge: { _id: id, from, to } }: { merge: BrandMerge }) {
  const { isOperator } = useDeskRole();
  if (!isOperator) return null;
  return (
    <div className={`row-2 ${lists.acts}`}>
      <ActButton
        label="Undo"
        name={`${from} → ${to}`}
        act={() => callApi(undoBrandMerge, { params: { id } })}
        done="The merge is undone."
        queryKey={deskKeys.all}
      />
    </div>
  );
}

/** Returns the query of merged brands, the latest first, page by page. */
function useBrandMerges() {
  return useInfiniteQuery({
    queryKey: deskKeys.brands,
    ...byCursor,
    queryFn: ({ pageParam, signal }) => callApi(listBrandMerges, { query: { cursor: pageParam }, signal }),
    staleTime: 0,
  });
}

/** Lists merges of brands with reason and moment, each with Undo. */
export function MergesList() {
  const list = useBrandMerges();
  return (
    <EndlessList
      list={list}
      rows={(page) => page.merges}
      label="Merged brands"
      pending={<LoadingRows label="Loading the merges" height="4rem" />}
      failed="The merges could not be loaded."
      empty={<p className="quiet">No brands were merged yet.</p>}
    >
      {(merge) => <Merge merge={merge} />}
    </EndlessList>
  );
}

function Merge({ merge }: { merge: BrandMerge }) {
  const { from, to, items, reason, at, undoneAt } = merge;
  return (
    <div className={`card ${lists.row}`}>
      <div className="row-2-3 center">
        <span className="strong">
          <bdi>{from}</bdi> → <bdi>{to}</bdi>
        </span>
        <span className="pill">{countOfItems(items)}</span>
        {undoneAt && <span className="pill amber">undone</span>}
        <span className="quiet">{moment(at)}</span>
      </div>
      <p className="quiet" dir="auto">
        {reason}
      </p>
      {!undoneAt && <UndoMerge merge={merge} />}
    </div>
  );
}
