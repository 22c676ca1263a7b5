import { writeAudit } from '@ethereal/service-kit/audit';
import type { Logger } from '@ethereal/service-kit/logger';
import type { Request } from 'express';
import { networkOf } from '../sessions/visit.ts';

/** Events of the audit trail. */
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
  | 'passkey.added'
  | 'passkey.removed'
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

/**
 * Person by id, absent without an account, and the request, from which the network is logged. Nothing else about a
 * person is logged.
 */
type About = {
  user?: string | undefined;
  /** Person whom the desk read or decided on, and the reason. */
  about?: string;
  reason?: string;
  request: Request;
};

/** Creates the audit trail of security events: one log line each, with the event in `audit`. */
export function createAudit(logger: Logger) {
  return (audit: AuditEvent, { request, ...who }: About): void => {
    writeAudit(logger, { audit, ...who, network: networkOf(request.ip) });
  };
}

export type Audit = ReturnType<typeof createAudit>;
