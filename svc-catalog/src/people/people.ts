import type { Part } from '@ethereal/service-kit/define-service';
import type { PersonalData } from '@ethereal/service-kit/personal-data';
import type { HideItems } from '../items/hide-items.ts';
import type { ApplyDecision } from '../reports/apply-decision.ts';
import type { ShowReviews } from '../reviews/read-reviews.ts';
import { createApplySuspension } from '../sellers/suspension.ts';
import type { Shared } from '../shared/shared.ts';
import { consumePeople } from './people.consumer.ts';
import { mountPersonsGoods } from './people.routes.ts';

type Others = { hideItems: HideItems; showReviews: ShowReviews; applyDecision: ApplyDecision; data: PersonalData };

/** Opens what concerns one person: purchases, suspensions, the deletion of the account. */
export function openPeople(shared: Shared, { hideItems, showReviews, applyDecision, data }: Others): Part {
  const { config, stores, outbox } = shared;
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
    mount: (router) => mountPersonsGoods(router, { ...stores, showReviews, now: shared.now }),
  };
}
