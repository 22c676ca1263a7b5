import type { Base } from '@ethereal/service-kit/base';
import { combine, defineService } from '@ethereal/service-kit/define-service';
import { area } from '../area.ts';
import { type Config, configSchema } from './config.ts';
import { openConversations } from './conversations/conversations.ts';
import { openDesk } from './desk/desk.ts';
import { openLive } from './live/live.ts';
import { openPeople } from './people/people.ts';
import { openPersonalData } from './personal-data/personal-data.ts';
import { openPictures } from './pictures/pictures.ts';
import { openPlain } from './plain/plain.ts';
import { openSettings } from './settings/settings.ts';
import { openShared, type WrapStore } from './shared/shared.ts';

/** Assembles the service. `wrap` lets a test wrap the store of conversations. */
export async function assemble(base: Base<Config>, wrap?: WrapStore) {
  const shared = await openShared(base, wrap);
  const conversations = openConversations(shared);
  const personalData = openPersonalData(shared);
  openPictures(shared);
  return combine(
    conversations,
    openPlain(shared, conversations),
    openSettings(shared),
    personalData,
    openPeople(shared, personalData.data),
    openDesk(shared),
    openLive(shared, conversations.deliver),
  );
}

export const service = defineService({
  name: area.name,
  config: configSchema,
  assemble: (base) => assemble(base),
});
