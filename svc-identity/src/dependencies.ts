import type { Authenticator } from '@ethereal/service-kit/auth';
import type { AskForEnded } from '@ethereal/service-kit/ended-sessions';
import type { Logger } from '@ethereal/service-kit/logger';
import type { RateLimiter } from '@ethereal/service-kit/rate-limit';
import type { Audit } from './audit.ts';
import type { MailTokensStore } from './mail/mail-tokens.store.ts';
import type { PostOffice } from './mail/post-office.ts';
import type { SubscribersStore } from './newsletter/subscribers.store.ts';
import type { NotificationsStore } from './notifications/notifications.store.ts';
import type { Hub } from './notifications/stream/hub.ts';
import type { ErasuresStore } from './own-data/erasures.store.ts';
import type { Holders } from './own-data/holders.ts';
import type { createOwnShare } from './own-data/own-share.ts';
import type { PasswordHasher } from './passwords/hasher.ts';
import type { Belongings } from './people/belongings.ts';
import type { PeopleStore } from './people/people.store.ts';
import type { PersonsMailsStore } from './people/persons-mails.store.ts';
import type { Suspensions } from './people/suspensions.ts';
import type { SecondFactors } from './second-factor/second-factors.ts';
import type { Sessions } from './sessions/sessions.ts';
import type { SigningKeys } from './sessions/signing-keys.ts';
import type { UsersStore } from './users/users.store.ts';

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
