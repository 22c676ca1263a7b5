import { getSeller, saveStore } from '@ethereal/contracts/sellers';
import type { SellerName } from '../accounts.ts';
import type { Sellers } from './items.ts';

/** The stores as their sellers describe them; their names are the brands of what they sell. */
export const profiles: Readonly<Record<SellerName, { name: string; about: string }>> = {
  seller: {
    name: 'Maja Lindqvist Studio',
    about:
      'Linen and cotton for long summers, cut and sewn in small lots. Questions about fit? Write to us: we measure every size by hand.',
  },
  seller2: {
    name: 'Rivera & Sons',
    about: 'Denim, leather and good boots. Family business, third generation, still stubborn about seams.',
  },
  seller3: {
    name: 'Fournier Knits',
    about: 'Merino, mohair and cashmere from mills that we visit ourselves.',
  },
  seller4: { name: 'Haddad Home', about: 'Stoneware, baskets and candles for rooms that are lived in.' },
  seller5: { name: 'Mori Electric', about: 'A few devices that we would buy ourselves, and nothing else.' },
  seller6: { name: 'Okafor & Co', about: 'Beauty and accessories, chosen with care in Lagos and London.' },
};

/** Saves the profiles of those who have none yet. */
export async function saveProfiles(sellers: Sellers): Promise<void> {
  for (const [name, profile] of Object.entries(profiles)) {
    const session = Object.entries(sellers).find(([seller]) => seller === name)?.[1];
    if (!session) continue;
    const now = await session.call(getSeller, { params: { id: session.userId } });
    if (!now.about) await session.call(saveStore, { body: profile });
  }
}
