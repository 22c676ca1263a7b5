import { sendMessage, startConversation } from '@ethereal/contracts/messages';
import { answer, type RouteDeps, route } from '@ethereal/service-kit/route';
import type { Request, Router } from 'express';
import type { Sending } from './sending.ts';

const callerOf = ({ user, request }: { user: { id: string }; request: Request }) => {
  const { authorization = '' } = request.headers;
  return { id: user.id, authorization };
};

/** Registers the calls by which the two people of a conversation write. */
export function messagesRoutes(router: Router, deps: Required<RouteDeps> & { sending: Sending }): void {
  const { sending } = deps;

  route(router, startConversation, deps, async ({ body, ...by }) => {
    const { _id, isBegun } = await sending.start(callerOf(by), body);
    return answer({ status: isBegun ? 201 : 200, body: { _id } });
  });

  route(router, sendMessage, deps, async ({ params, body, ...by }) => {
    const { message, isNew } = await sending.send(callerOf(by), params.id, body);
    return answer({ status: isNew ? 201 : 200, body: message });
  });
}
