import { callsOf } from '@ethereal/contracts/calls';
import { createHttpApp } from '@ethereal/service-kit/http';
import { type ChatDependencies, mountChat } from './stream/chat.routes.ts';

export type AppDependencies = ChatDependencies & {
  readiness: Record<string, () => Promise<unknown>>;
  trustProxy?: readonly string[];
};

/** The whole service as one value. */
export function createApp({ readiness, trustProxy, ...chat }: AppDependencies) {
  return createHttpApp({
    name: 'svc-chat',
    logger: chat.logger,
    readiness,
    calls: callsOf('svc-chat').flatMap((call) => [
      call,
      { ...call, id: `${call.id}UnderApi`, path: `/api${call.path}` },
    ]),
    trustProxy,
    early: (app) => mountChat(app, chat),
    mount: () => {},
  });
}
