import { conflict } from '@ethereal/service-kit/errors';
import { expect, it } from 'vitest';
import type { ChangeItem } from '../items/change-item.ts';
import { anItem } from '../testing/an-item.ts';
import { createSwitchPrices } from './switch-prices.job.ts';

it('switches the prices after one that cannot be switched', async () => {
  const [faulty, sound] = [anItem({ _id: 'faulty' }), anItem({ _id: 'sound' })];
  const changed: string[] = [];
  const change: ChangeItem = async (id) => {
    if (id === faulty._id) throw conflict('faulty');
    changed.push(id);
    return sound;
  };
  const items = { switchesDue: async () => [faulty, sound] };
  const switchPrices = createSwitchPrices({ items, change, now: () => new Date() });
  await expect(switchPrices(new AbortController().signal)).rejects.toThrow('faulty');
  expect(changed).toEqual([sound._id]);
});
