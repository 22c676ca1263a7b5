import { getSeller, saveStore } from '@ethereal/contracts/sellers';
import { accountNames, people } from '../accounts.ts';
import type { People } from './session.ts';

/** Saves the stores of sellers who have none yet. */
export async function saveStores(sessions: People): Promise<void> {
  for (const name of accountNames) {
    const { store } = people[name];
    if (!store) continue;
    const session = sessions[name];
    const { about } = await session.call(getSeller, { params: { id: session.userId } });
    if (!about) await session.call(saveStore, { body: store });
  }
}
