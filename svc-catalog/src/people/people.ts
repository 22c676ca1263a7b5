import type { Part } from '@ethereal/service-kit/define-service';
import { mountPersonalData } from '@ethereal/service-kit/personal-data';
import type { Images } from '../images/keep-images.ts';
import type { Imports } from '../imports/seller-imports.ts';
import type { HideItems } from '../items/hide-items.ts';
import type { SellerItems } from '../items/seller-items.ts';
import type { ApplyDecision } from '../reports/apply-decision.ts';
import type { ShowReviews } from '../reviews/read-reviews.ts';
import { createApplySuspension } from '../sellers/suspension.ts';
import type { Shared } from '../shared/shared.ts';
import { consumePeople } from './people.consumer.ts';
import { mountPersonsGoods } from './people.routes.ts';
import { createPersonalData } from './personal-data.ts';

type Others = {
  sellerItems: SellerItems;
  hideItems: HideItems;
  imports: Imports;
  images: Pick<Images, 'release'>;
  showReviews: ShowReviews;
  applyDecision: ApplyDecision;
};

/** Opens what concerns one person: purchases, suspensions, the data to export and to erase. */
export function openPeople(shared: Shared, others: Others): Part {
  const { config, stores, auth, logger, outbox } = shared;
  const { sellerItems, hideItems, imports, showReviews, applyDecision } = others;
  const data = createPersonalData({
    ...stores,
    db: shared.db,
    sellerItems,
    imports,
    releasePictures: others.images.release,
  });
  shared.eraseBy(data.erase);
  const people = consumePeople({
    ...shared,
    purchases: stores.purchases,
    queue: `${config.EVENTS_QUEUE}.people`,
    applyDecision,
    applySuspension: createApplySuspension({ sellers: stores.sellers, hideItems, outbox }),
    data,
  });
  return {
    consumers: [people],
    mount(router) {
      mountPersonsGoods(router, { ...stores, showReviews, now: shared.now });
      mountPersonalData(router, { auth, logger, data });
    },
  };
}
