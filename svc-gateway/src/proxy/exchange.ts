import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';
import type { Visit } from '../http/visit.ts';
import { BodyTooLarge } from './request-body.ts';
import { responseHeaders } from './response-headers.ts';
import type { FailureReason, InFlight, Upstream } from './upstream.ts';
import { isRefusal } from './watch.ts';

/** How an exchange with one upstream ended: its answer has been passed on, or why there is none. */
export type Outcome = 'answered' | 'left' | 'too-large' | FailureReason;

const ABANDONED = new Error('The exchange is over');

/**
 * One request to one upstream and the passing on of its answer, without buffering and at the visitor's pace. It is the
 * hot path, hence undici's lowest interface.
 */
export class Exchange implements Dispatcher.DispatchHandler, InFlight {
  readonly sentAt: number;
  readonly deadlineAt: number;
  answering = false;
  readonly #visit: Visit;
  readonly #upstream: Upstream;
  readonly #settle: (outcome: Outcome) => void;
  #controller: Dispatcher.DispatchController | undefined;
  #over = false;

  constructor(visit: Visit, upstream: Upstream, deadlineMs: number, settle: (outcome: Outcome) => void) {
    this.#visit = visit;
    this.#upstream = upstream;
    this.#settle = settle;
    this.sentAt = performance.now();
    this.deadlineAt = this.sentAt + deadlineMs;
    upstream.inFlight.add(this);
  }

  /** Ends the exchange for a reason of the gateway's own; the upstream's connection is given up. */
  fail(reason: FailureReason | 'left'): void {
    this.#end(reason);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#over) controller.abort(ABANDONED);
  }

  onResponseStart(_: unknown, status: number, headers: IncomingHttpHeaders): void {
    if (this.#over || status < 200) return;
    this.answering = true;
    this.#upstream.lastSignOfLife = performance.now();
    this.#upstream.breaker.succeeded();
    // A stopping instance says goodbye this way before it says so on /readyz.
    if (headers.connection === 'close' && this.#upstream.health === 'ready')
      this.#upstream.health = 'unready';
    const { res, requestId } = this.#visit;
    res.writeHead(status, responseHeaders(headers, requestId));
    // An event stream's first event may be far off, and its reader wants to know that it is open.
    if (headers['content-type']?.startsWith('text/event-stream')) res.flushHeaders();
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.#over) return;
    this.#upstream.lastSignOfLife = performance.now();
    if (this.#visit.res.write(chunk)) return;
    controller.pause();
    this.#visit.res.once('drain', () => controller.resume());
  }

  onResponseEnd(): void {
    if (this.#over) return;
    this.#visit.res.end();
    this.#end('answered');
  }

  onResponseError(_: unknown, error: Error): void {
    if (this.#over) return;
    if (error instanceof BodyTooLarge) this.#end('too-large');
    else this.#end(isRefusal(error) ? 'refused' : 'reset');
  }

  #end(outcome: Outcome): void {
    if (this.#over) return;
    this.#over = true;
    this.#upstream.inFlight.delete(this);
    if (outcome !== 'answered') {
      this.#controller?.abort(ABANDONED);
      // Half an answer can only be shown as half: the connection breaks off.
      if (this.answering) this.#visit.res.destroy();
    }
    this.#settle(outcome);
  }
}
