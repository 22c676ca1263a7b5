import {
  getAnswering,
  getMessageSettings,
  getSavedReplies,
  saveMessageSettings,
  saveReplies,
} from '@ethereal/contracts/message-settings';
import { type RouteDeps, route } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import type { Answering } from './answering.ts';
import type { SettingsStore } from './settings.store.ts';

type Deps = RouteDeps & { settings: SettingsStore; answering: Answering };

/** Registers the calls of a person's own settings, and what a seller's page shows of them. */
export function mountSettings(router: Router, deps: Deps): void {
  const { settings, answering } = deps;

  route(router, getMessageSettings, deps, ({ user }) => settings.find(user.id));

  route(router, saveMessageSettings, deps, async ({ user, body }) => {
    await settings.save(user.id, body);
    return settings.find(user.id);
  });

  route(router, getSavedReplies, deps, async ({ user }) => ({ replies: await settings.repliesOf(user.id) }));

  route(router, saveReplies, deps, async ({ user, body: { replies } }) => {
    await settings.saveReplies(user.id, replies);
    return { replies: await settings.repliesOf(user.id) };
  });

  route(router, getAnswering, deps, ({ params: { id } }) => answering(id));
}
