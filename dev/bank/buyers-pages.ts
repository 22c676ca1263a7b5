import express, { type Request, type RequestHandler, type Response, Router } from 'express';
import type { Session } from './books.ts';
import { type Behavior, behaviorOf } from './cards.ts';
import { MAX_BODY, type Options } from './options.ts';
import { closedPage, payPage, secondStepPage } from './pages.ts';

/** Delay of the report about a card that reports late, in milliseconds. */
const LATE_MS = 10_000;
/** Maximum delay of a report, in milliseconds. */
const MAX_DELAY_MS = 4000;

/** Delays of the reports of each card after the browser's return, in milliseconds: none, one or two reports. */
const REPORT_DELAYS: Readonly<Record<Behavior, readonly number[]>> = {
  succeeds: [0],
  declines: [0],
  'second-step': [0],
  late: [LATE_MS],
  twice: [0, 300],
  never: [],
};

/** Returns random delays like those of an unreliable bank. */
function randomDelays(): number[] {
  const later = () => Math.random() ** 2 * MAX_DELAY_MS;
  const luck = Math.random();
  if (luck < 0.2) return [];
  return luck < 0.4 ? [later(), later()] : [later()];
}

/** Returns the behavior of the buyer's choice: a card, or the answer to a second step. */
function chosen({ step, card = '' }: Record<string, unknown>): Behavior | undefined {
  if (!step) return behaviorOf(String(card));
  return step === 'confirm' ? 'second-step' : 'declines';
}

/** Creates the pages where a buyer enters a card. */
export function buyersPages({ books, isUnreliable }: Options): Router {
  function finish(session: Session, behavior: Behavior): Session {
    const settled = books.settle(session.id, behavior === 'declines' ? 'declined' : 'authorized') ?? session;
    for (const laterMs of isUnreliable ? randomDelays() : REPORT_DELAYS[behavior])
      books.report(session.id, Date.now() + laterMs);
    return settled;
  }

  const whileOpen =
    (answer: (session: Session, request: Request, response: Response) => void): RequestHandler<{ id: string }> =>
    (request, response) => {
      response.set('cache-control', 'no-store');
      const session = books.find(request.params.id);
      if (session?.state === 'open' && Date.parse(session.expiresAt) >= Date.now()) answer(session, request, response);
      else response.status(session ? 410 : 404).send(closedPage(session));
    };
  const readForm = express.urlencoded({ limit: MAX_BODY, extended: false, type: () => true });

  return Router()
    .get(
      '/:id',
      whileOpen((session, _request, response) => response.send(payPage(session))),
    )
    .post(
      '/:id',
      readForm,
      whileOpen((session, { body = {} }, response) => {
        const behavior = chosen(body);
        if (!behavior) response.status(422).send(payPage(session, 'This is none of the cards below.'));
        else if (behavior === 'second-step' && !body.step) response.send(secondStepPage(session));
        else response.status(303).location(finish(session, behavior).returnUrl).end();
      }),
    );
}
