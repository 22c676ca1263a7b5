import type { ClientRequest, IncomingMessage } from 'node:http';
import { Fault, type FaultReason, faultOf } from './fault.ts';
import type { OutgoingBody } from './request-body.ts';
import type { Upstream } from './upstream.ts';

type Limits = { deadlineMs: number; bodyTimeoutMs: number };

/** One request to one instance, from the choice of the instance to the end of its answer. */
export class Exchange {
  readonly upstream: Upstream;
  readonly sentAt = performance.now();
  answering = false;
  over = false;
  readonly body: OutgoingBody;
  readonly #limits: Limits;
  /** Index of this exchange in the instance's list. */
  #place: number;
  readonly #head = Promise.withResolvers<void>();
  #outgoing: ClientRequest | undefined;
  #fault: Fault | undefined;

  constructor(upstream: Upstream, body: OutgoingBody, limits: Limits) {
    this.upstream = upstream;
    this.body = body;
    this.#limits = limits;
    this.#place = upstream.inFlight.push(this) - 1;
    const { promise } = this.#head;
    // The waiting caller receives a fault through the hooks.
    promise.catch(() => {});
    upstream.breaker.fire(promise).catch(() => {});
    body.stream.on('error', (error) => {
      // After the service has answered, errors of the body no longer matter.
      if (!this.answering) this.fail(faultOf(error).reason);
    });
  }

  /**
   * Called when the request has a socket, which may still be connecting. A body that can be read only once starts after
   * the connection is made.
   */
  sending(outgoing: ClientRequest): void {
    this.#outgoing = outgoing;
    if (this.over || this.#fault) outgoing.destroy(this.#fault);
    else if (outgoing.socket?.connecting) outgoing.socket.once('connect', () => this.body.begin());
    else this.body.begin();
  }

  answered(answer: IncomingMessage): void {
    const { upstream } = this;
    this.answering = true;
    this.#head.resolve();
    upstream.lastSignOfLife = performance.now();
    answer.on('data', () => {
      upstream.lastSignOfLife = performance.now();
    });
    // A stopping instance closes its connections before /readyz reports that it stops.
    if (answer.headers.connection === 'close' && upstream.health === 'ready') upstream.health = 'unready';
  }

  /** Aborts the exchange for a reason of the gateway. The exchange is over when the request emits its error. */
  fail(reason: FaultReason): void {
    if (this.over || this.#fault) return;
    // An address without an instance never refuses a connection. While the socket is still connecting, nothing was
    // sent, so the fault counts as a refusal.
    this.#fault = new Fault(reason === 'silent' && this.#isConnecting ? 'refused' : reason);
    this.#outgoing?.destroy(this.#fault);
  }

  get #isConnecting(): boolean {
    return this.#outgoing?.socket?.connecting === true;
  }

  end(fault?: Fault): void {
    if (this.over) return;
    this.over = true;
    this.#takeOut();
    if (fault) this.#head.reject(fault);
    else this.#head.resolve();
  }

  /** Removes this exchange from the list. The last exchange of the list takes its index. */
  #takeOut(): void {
    const { inFlight } = this.upstream;
    const last = inFlight.pop();
    if (!last || last === this) return;
    inFlight[this.#place] = last;
    last.#place = this.#place;
  }

  /**
   * Ends the exchange when its time is over. The instance's time counts only while the gateway waits for the instance.
   */
  checkDeadlines(now: number): void {
    const { waitsForVisitor, movedAt = this.sentAt } = this.body;
    const { bodyTimeoutMs, deadlineMs } = this.#limits;
    if (waitsForVisitor && !this.answering) {
      if (now - movedAt > bodyTimeoutMs) this.fail('too-slow');
    } else if (now - movedAt > deadlineMs) this.fail('deadline');
  }
}
