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
  /** Where it stands in its instance's list. */
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
    // The waiting caller learns of a fault by the hooks.
    promise.catch(() => {});
    upstream.breaker.fire(promise).catch(() => {});
    body.stream.on('error', (error) => {
      // A service that has answered does not mind what else comes.
      if (!this.answering) this.fail(faultOf(error).reason);
    });
  }

  /** The request has a socket, which may still be connecting: a body that can be read only once waits for that. */
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
    // A stopping instance says goodbye this way before it says so on /readyz.
    if (answer.headers.connection === 'close' && upstream.health === 'ready') upstream.health = 'unready';
  }

  /** Breaks it off for a reason of the gateway's own; it is over when the request's error has come back. */
  fail(reason: FaultReason): void {
    if (this.over || this.#fault) return;
    // An address that nobody has any more refuses nothing: it says nothing, and was told nothing.
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

  /** The last in the list takes its place. */
  #takeOut(): void {
    const { inFlight } = this.upstream;
    const last = inFlight.pop();
    if (!last || last === this) return;
    inFlight[this.#place] = last;
    last.#place = this.#place;
  }

  /** Ends it when its time is up. The instance's time runs only while it is the instance that is waited for. */
  judge(now: number): void {
    const { waitsForVisitor, movedAt = this.sentAt } = this.body;
    const { bodyTimeoutMs, deadlineMs } = this.#limits;
    if (waitsForVisitor && !this.answering) {
      if (now - movedAt > bodyTimeoutMs) this.fail('too-slow');
    } else if (now - movedAt > deadlineMs) this.fail('deadline');
  }
}
