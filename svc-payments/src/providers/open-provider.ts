import { PAYMENT_UNAVAILABLE } from '@ethereal/contracts/payments';
import { notFound, unavailable } from '@ethereal/service-kit/errors';
import type { Config } from '../config.ts';
import type { PaymentProvider } from './provider.ts';
import { createTestProvider } from './test-provider.ts';

function required(name: string, value: string | undefined): string {
  if (value) return value;
  throw new Error(`The configuration is not valid:\n  ${name}: is required by PAYMENT_PROVIDER`);
}

const refuse = async (): Promise<never> => {
  throw unavailable(PAYMENT_UNAVAILABLE);
};

/** Provider of a shop that accepts no cards. */
const NO_PROVIDER: PaymentProvider = {
  name: 'none',
  createSession: refuse,
  readSession: refuse,
  expireSession: refuse,
  capture: refuse,
  release: refuse,
  refund: refuse,
  createAccount: refuse,
  createAccountLink: refuse,
  readAccount: refuse,
  transfer: refuse,
  sendToBank: refuse,
  isReturned: refuse,
  available: refuse,
  addFunds: refuse,
  balance: async () => 0,
  readWebhook() {
    throw notFound();
  },
};

/** Opens the provider that the configuration names. Only its module is loaded. */
export async function openProvider(config: Config): Promise<PaymentProvider> {
  const timeoutMs = config.PROVIDER_TIMEOUT_MS;
  if (config.PAYMENT_PROVIDER === 'stripe') {
    const { createStripeProvider } = await import('./stripe-provider.ts');
    return createStripeProvider({
      secretKey: required('STRIPE_SECRET_KEY', config.STRIPE_SECRET_KEY),
      webhookSecrets: config.STRIPE_WEBHOOK_SECRETS,
      timeoutMs,
    });
  }
  if (config.PAYMENT_PROVIDER === 'none') return NO_PROVIDER;
  return createTestProvider({
    url: required('TEST_BANK_URL', config.TEST_BANK_URL),
    key: required('TEST_BANK_KEY', config.TEST_BANK_KEY),
    webhookSecrets: config.TEST_BANK_WEBHOOK_SECRETS,
    timeoutMs,
    now: () => new Date(),
  });
}
