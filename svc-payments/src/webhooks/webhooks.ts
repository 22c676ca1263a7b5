import { colonPath } from '@ethereal/contracts/path-template';
import { receiveWebhook } from '@ethereal/contracts/payments';
import { writeAudit } from '@ethereal/service-kit/audit';
import type { Part } from '@ethereal/service-kit/define-service';
import { DomainError, notFound } from '@ethereal/service-kit/errors';
import type { Logger } from '@ethereal/service-kit/logger';
import express, { type RequestHandler } from 'express';
import type { ReceiveReport } from '../intents/receive-report.ts';
import { webhookLag } from '../metrics.ts';
import type { PaymentProvider } from '../providers/provider.ts';
import type { Shared } from '../shared/shared.ts';

/** Receivers of a report about a page, and of the ids of accounts and payouts, whose state is read. */
type Receivers = { page: ReceiveReport; account(id: string): Promise<void>; payout(id: string): Promise<void> };

type Report = NonNullable<ReturnType<PaymentProvider['readWebhook']>>;

/** Maximum size of a webhook, in bytes. */
const MAX_BYTES = 256 * 1024;

/** Logs a rejected webhook to the audit trail, without its content: it may be an attack. */
function audit(logger: Logger, provider: string, error: unknown): void {
  if (error instanceof DomainError && error.kind === 'invalid')
    writeAudit(logger, { audit: 'payment.webhook-refused', provider, code: error.code });
}

/** Opens the call by which the provider reports pages, accounts and payouts. */
export function openWebhooks({ provider, rateLimiter, logger }: Shared, receive: Receivers): Part {
  async function deliver(report: Report): Promise<void> {
    if (report.at) webhookLag.observe(Math.max(0, Date.now() - report.at.getTime()) / 1000);
    if ('account' in report) await receive.account(report.account);
    else if ('payout' in report) await receive.payout(report.payout);
    else await receive.page(report);
  }
  const handle: RequestHandler = async (request, response) => {
    response.locals.route = receiveWebhook.path;
    if (request.params.provider !== provider.name) throw notFound();
    try {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
      );
      const report = provider.readWebhook(body, headers);
      if (report) await deliver(report);
    } catch (error) {
      audit(logger, provider.name, error);
      throw error;
    }
    response.set('Cache-Control', 'no-store').json({ received: true });
  };
  const limit = rateLimiter.limit({
    name: receiveWebhook.id,
    ...receiveWebhook.rateLimit,
  });
  const raw = express.raw({ limit: MAX_BYTES, type: () => true });
  // Signatures cover the raw bytes, so this route is mounted before any body parser.
  return { early: (app) => app.post(colonPath(receiveWebhook.path), limit, raw, handle) };
}
