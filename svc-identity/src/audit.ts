import type { Logger } from '@ethereal/service-kit/logger';
import type { Request } from 'express';
import { networkOf } from './sessions/index.ts';

/** What the trail tells of. */
type AuditEvent =
  | 'login.succeeded'
  | 'login.failed'
  | 'login.locked'
  | 'password.changed'
  | 'password.reset'
  | 'email.changed'
  | 'email.confirmed'
  | 'email.undone'
  | 'session.ended'
  | 'second-factor.on'
  | 'second-factor.off'
  | 'desk.people-searched'
  | 'desk.person-seen'
  | 'desk.mails-listed'
  | 'desk.mail-resent'
  | 'desk.person-suspended'
  | 'desk.person-restored'
  | 'desk.sessions-ended'
  | 'desk.second-factor-removed'
  | 'account.exported'
  | 'account.deleted';

/** Who, by id; absent where there is no account. From where, by network. Nothing else of a person is ever told. */
type About = {
  user?: string | undefined;
  /** Whom somebody at the desk looked at or decided on, and why. */
  about?: string;
  reason?: string;
  request: Request;
};

/** The trail of what matters for security: one log line each, with `audit` as the name, kept as long as the logs are. */
export function createAudit(logger: Logger) {
  return (audit: AuditEvent, { request, ...who }: About): void => {
    logger.info({ audit, ...who, network: networkOf(request.ip), requestId: request.id }, 'audit');
  };
}

export type Audit = ReturnType<typeof createAudit>;
