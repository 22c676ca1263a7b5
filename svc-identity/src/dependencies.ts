import type { Authenticator } from '@ethereal/service-kit/auth';
import type { AskForEnded } from '@ethereal/service-kit/ended-sessions';
import type { Logger } from '@ethereal/service-kit/logger';
import type { RateLimiter } from '@ethereal/service-kit/rate-limit';
import type { PasswordHasher, UsersStore } from './accounts/index.ts';
import type { Audit } from './audit.ts';
import type { MailTokensStore, PersonsMailsStore, PostOffice } from './mail/index.ts';
import type { SubscribersStore } from './newsletter/index.ts';
import type { Hub, NotificationsStore } from './notifications/index.ts';
import type { Belongings, PeopleStore, Suspensions } from './people/index.ts';
import type { createOwnShare, ErasuresStore, Holders } from './personal-data/index.ts';
import type { SecondFactors, Sessions, SigningKeys } from './sessions/index.ts';

/** What the features of this service work with. */
export type Dependencies = {
  logger: Logger;
  users: UsersStore;
  mailTokens: MailTokensStore;
  subscribers: SubscribersStore;
  postOffice: PostOffice;
  hasher: PasswordHasher;
  keys: SigningKeys;
  sessions: Sessions;
  listEnded: AskForEnded;
  secondFactors: SecondFactors;
  people: PeopleStore;
  personsMails: PersonsMailsStore;
  suspensions: Suspensions;
  belongings: Belongings;
  auth: Authenticator;
  rateLimiter: RateLimiter;
  notifications: NotificationsStore;
  hub: Hub;
  /** Open streams of this instance, at most. */
  maxStreams: number;
  erasures: ErasuresStore;
  ownShare: ReturnType<typeof createOwnShare>;
  /** Undefined where nobody said: then there is no copy and no deletion. */
  holders: Holders | undefined;
  audit: Audit;
  /** Publishes what a user's document has to announce. */
  announce(user: string): void;
  supportEmail: string;
  now: () => Date;
};
