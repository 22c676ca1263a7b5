import type { Written } from '../written.ts';
import { acrossTheCounter } from './across-the-counter.ts';
import { askedFurther } from './asked-further.ts';
import { askedOfWhatIsOpen } from './asked-of-what-is-open.ts';
import { beside } from './beside.ts';
import { described } from './described.ts';
import { everyday } from './everyday.ts';
import { firstQuestions } from './first-questions.ts';
import { forAnOccasion } from './for-an-occasion.ts';
import { giftsAndOutfits } from './gifts-and-outfits.ts';
import { hurried } from './hurried.ts';
import { inOneBreath } from './in-one-breath.ts';
import { inTwoTongues } from './in-two-tongues.ts';
import { notSoEager } from './not-so-eager.ts';
import { ofABrand } from './of-a-brand.ts';
import { ofOneThing } from './of-one-thing.ts';
import { ofTheirOwn } from './of-their-own.ts';
import { onAndOn } from './on-and-on.ts';
import { onTheShopFloor } from './on-the-shop-floor.ts';
import { plain } from './plain.ts';
import { plainest } from './plainest.ts';
import { plainlyAsked } from './plainly-asked.ts';
import { pointingBack } from './pointing-back.ts';
import { toldInPassing } from './told-in-passing.ts';
import { withCare } from './with-care.ts';

/** For developing: a wrong answer becomes a message here first. */
export const DEVELOPMENT: Readonly<Record<string, readonly Written[]>> = {
  plain,
  hurried,
  everyday,
  beside,
  described,
  acrossTheCounter,
  onTheShopFloor,
  giftsAndOutfits,
  pointingBack,
  askedFurther,
  onAndOn,
  notSoEager,
  ofOneThing,
  ofTheirOwn,
  plainlyAsked,
  firstQuestions,
  inOneBreath,
  inTwoTongues,
  toldInPassing,
  withCare,
  forAnOccasion,
  ofABrand,
  plainest,
  askedOfWhatIsOpen,
};
