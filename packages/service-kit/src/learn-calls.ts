import { setTimeout as sleep } from 'node:timers/promises';
import type { ServiceName } from '@ethereal/contracts/call';
import { type DescribedCall, describedCalls } from './described-calls.ts';

/** Interval at which a service's description is requested again after it was received, in milliseconds. */
const REFRESH_MS = 5000;
/** Interval at which a service's description is requested until it is received, in milliseconds. */
const RETRY_MS = 200;

/** Maximum time for the answer of one instance, in milliseconds. */
export const DESCRIPTION_DEADLINE_MS = 1000;

type LearnOptions = {
  services: Iterable<ServiceName>;
  /**
   * Returns the OpenAPI documents of the service's instances that answered. A release may have reached only some of
   * them.
   */
  read(service: ServiceName): Promise<readonly unknown[]>;
  /** Receives the calls that the instances of a service describe. */
  onCalls(service: ServiceName, calls: readonly DescribedCall[]): void;
  stop: AbortSignal;
};

/**
 * Learns the calls of services from their OpenAPI documents, so that a new service or call requires no new release of
 * the process that learns. Resolves when the description of every service has been requested once.
 */
export async function learnCalls({ services, read, onCalls, stop }: LearnOptions): Promise<void> {
  async function learn(service: ServiceName): Promise<boolean> {
    const documents = await read(service);
    if (documents.length === 0) return false;
    onCalls(
      service,
      documents.flatMap((document) => describedCalls(service, document) ?? []),
    );
    return true;
  }

  async function learnForever(service: ServiceName, first: Promise<boolean>): Promise<void> {
    for (let isReceived = await first; !stop.aborted; isReceived = await learn(service))
      await sleep(isReceived ? REFRESH_MS : RETRY_MS, undefined, { signal: stop, ref: false }).catch(() => {});
  }

  await Promise.all(
    [...services].map((service) => {
      const first = learn(service);
      void learnForever(service, first);
      return first;
    }),
  );
}
