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

/** Parts that the routes of this service use. */
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
  /** Maximum number of open streams of this instance. */
  maxStreams: number;
  erasures: ErasuresStore;
  ownShare: ReturnType<typeof createOwnShare>;
  /** Undefined without PERSONAL_DATA_HOLDERS; the export and deletion of personal data are then rejected. */
  holders: Holders | undefined;
  audit: Audit;
  /** Publishes the pending events of a user's document. */
  announce(user: string): void;
  supportEmail: string;
  now: () => Date;
};
