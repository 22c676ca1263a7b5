import { ItemCard } from '@ethereal/shop-ui/components/ItemCard.tsx';
import { ButtonLink } from '@ethereal/web-kit/components/ButtonLink.tsx';
import { YourItemsGrid } from '../items/YourItemsGrid.tsx';
import { StoreDay } from './day/StoreDay.tsx';
import { StoreOverview } from './overview/StoreOverview.tsx';

/** Renders the pending work, the overview of all items, and each item with a link to its dashboard. */
export function ItemsAnalysisPage() {
  return (
    <YourItemsGrid
      title="Items Analysis"
      above={
        <>
          <StoreDay />
          <StoreOverview />
        </>
      }
    >
      {(item) => {
        const dashboard = `/ethereal/profile/item-analysis/dashboard/${item._id}`;
        return (
          <ItemCard
            item={item}
            href={dashboard}
            corner={null}
            footer={
              <ButtonLink
                to={dashboard}
                size="small"
                variant="secondary"
                wide
                aria-label={`Analyse this Item: ${item.name}`}
              >
                Analyse this Item
              </ButtonLink>
            }
          />
        );
      }}
    </YourItemsGrid>
  );
}
