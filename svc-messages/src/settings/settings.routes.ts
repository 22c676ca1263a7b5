import { getAnswering, getMessageSettings, saveMessageSettings } from '@ethereal/contracts/messages';
import type { Authenticator } from '@ethereal/service-kit/auth';
import type { Logger } from '@ethereal/service-kit/logger';
import { type PersonalData, personalDataRoutes } from '@ethereal/service-kit/personal-data';
import { route } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import { answersWithin } from '../conversations/conversations.rules.ts';
import type { MessagesStore } from '../conversations/messages.store.ts';
import type { SettingsStore } from './settings.store.ts';

const MONTH_MS = 30 * 86_400_000;

type Dependencies = {
  auth: Authenticator;
  logger: Logger;
  messages: Pick<MessagesStore, 'waitedFor'>;
  settings: SettingsStore;
  data: PersonalData;
  now(): Date;
};

/** Registers the calls of a person's own settings, and what a seller's page shows of them. */
export function settingsRoutes(router: Router, deps: Dependencies): void {
  const { auth, logger, messages, settings, data, now } = deps;
  personalDataRoutes(router, { auth, data, logger });

  route(router, getMessageSettings, deps, ({ user }) => settings.find(user.id));

  route(router, saveMessageSettings, deps, async ({ user, body }) => {
    await settings.save(user.id, body);
    return settings.find(user.id);
  });

  route(router, getAnswering, deps, async ({ params: { id } }) => {
    const since = new Date(now().getTime() - MONTH_MS);
    const [waited, notes] = await Promise.all([messages.waitedFor(id, since), settings.awayNotes([id])]);
    const answersWithinHours = answersWithin(waited);
    const away = notes.get(id);
    return { ...(answersWithinHours !== undefined && { answersWithinHours }), ...(away && { away }) };
  });
}
