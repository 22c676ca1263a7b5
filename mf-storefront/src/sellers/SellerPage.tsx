import { getAnswering } from '@ethereal/contracts/message-settings';
import type { Seller } from '@ethereal/contracts/sellers';
import { NotFound } from '@ethereal/shop-ui/components/NotFound.tsx';
import { RatingLine } from '@ethereal/shop-ui/components/RatingLine.tsx';
import { StorePicture } from '@ethereal/shop-ui/components/StorePicture.tsx';
import { countOfItems } from '@ethereal/shop-ui/format/count-of-items.ts';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { EmptyState } from '@ethereal/web-kit/components/EmptyState.tsx';
import { LoadingPlace } from '@ethereal/web-kit/components/LoadingPlace.tsx';
import { QueryView } from '@ethereal/web-kit/components/QueryView.tsx';
import { Skeleton } from '@ethereal/web-kit/components/Skeleton.tsx';
import { AreaLinks } from '@ethereal/web-kit/navigation/AreaLinks.tsx';
import { useAreaLinks } from '@ethereal/web-kit/navigation/area-links.ts';
import { PageHead } from '@ethereal/web-kit/page/PageHead.tsx';
import { useParams } from '@ethereal/web-kit/router.ts';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import { useQuery } from '@tanstack/react-query';
import { ItemGrid } from '../items/ItemGrid.tsx';
import { ItemGridSkeleton } from '../items/ItemGridSkeleton.tsx';
import page from '../items/Page.module.css';
import { LoadMore } from '../lists/LoadMore.tsx';
import { useItemList } from '../lists/useItemList.ts';
import { ReportLink } from '../reports/ReportLink.tsx';
import { formatDay } from '../reviews/format-day.ts';
import styles from './SellerPage.module.css';
import { useSeller } from './useSeller.ts';

/** Renders how quickly a seller answers messages; nothing before five answers, and in a shop without messages. */
export function AnswerTime({ seller }: { seller: string }) {
  const hasMessages = useAreaLinks('store').length > 0;
  const isOnServer = globalThis.etherealPage !== undefined;
  const { data } = useQuery({
    queryKey: [...keys.seller(seller), 'answering'],
    queryFn: ({ signal }) => callApi(getAnswering, { params: { id: seller }, signal }),
    // The page that the server renders is kept longer than the answer.
    enabled: hasMessages && !isOnServer,
  });
  const hours = data?.answersWithinHours;
  if (hours === undefined) return null;
  return <span>Answers within {hours === 1 ? 'an hour' : `${hours} hours`}</span>;
}

/** Renders the page of a seller: profile and items for sale. */
export function SellerPage() {
  const { id = '' } = useParams();
  return (
    <QueryView
      query={useSeller(id)}
      pending={<LoadingSeller />}
      failed="The seller could not be loaded."
      missing={<NotFound />}
    >
      {(seller) => <SellerView key={id} seller={seller} />}
    </QueryView>
  );
}

function SellerView({ seller }: { seller: Seller }) {
  const { user } = useSession();
  return (
    <div className={`${page.page} stack-6`}>
      <PageHead
        title={seller.name}
        description={seller.about || `What ${seller.name} sells on Ethereal.`}
        type="profile"
        image={seller.picture?.url}
      />
      <header className={styles.profile}>
        <StorePicture src={seller.picture?.url} alt="" priority>
          {seller.name.trim().charAt(0).toUpperCase()}
        </StorePicture>
        <div className={`stack-2 shrink ${styles.text}`}>
          <h1 dir="auto">{seller.name}</h1>
          <p className="row-2-4 quiet center">
            <RatingLine rating={seller.rating} />
            <span>{countOfItems(seller.items)}</span>
            <span>Here since {formatDay(seller.since)}</span>
            <AnswerTime seller={seller._id} />
            {user?._id !== seller._id && (
              <>
                <AreaLinks place="store" values={{ id: seller._id }} />
                <ReportLink kind="seller" id={seller._id} />
              </>
            )}
          </p>
          {seller.about && (
            <p className="wrap keep-lines prose" dir="auto">
              {seller.about}
            </p>
          )}
        </div>
      </header>
      <SellerItems seller={seller._id} />
    </div>
  );
}

function SellerItems({ seller }: { seller: string }) {
  const list = useItemList({ seller });
  return (
    <QueryView
      query={list}
      pending={
        <LoadingPlace label="Loading items">
          <ItemGridSkeleton count={8} />
        </LoadingPlace>
      }
      failed="The items could not be loaded."
      isEmpty={({ pages }) => pages[0]?.items.length === 0}
      empty={<EmptyState title="This seller has nothing for sale at the moment." />}
    >
      {({ pages }) => (
        <section aria-labelledby="seller-items">
          <h2 id="seller-items" className={styles.itemsTitle}>
            For sale
          </h2>
          <ItemGrid items={pages.flatMap((found) => found.items)} priority={4} />
          <LoadMore list={list} />
        </section>
      )}
    </QueryView>
  );
}

function LoadingSeller() {
  return (
    <div className={page.page}>
      <LoadingPlace label="Loading the seller">
        <div className="stack-6">
          <Skeleton height="11rem" />
          <ItemGridSkeleton count={4} />
        </div>
      </LoadingPlace>
    </div>
  );
}
