import { getItem } from '@ethereal/contracts/items';
import { deliveryPromise } from '@ethereal/delivery/delivery-window';
import { describe, expect, it, vi } from 'vitest';
import { openCatalog } from '../testing/open-catalog.ts';
import { newUser, startCatalog } from '../testing/start-catalog.ts';
import { createDayWatch } from './delivery.ts';

const { surroundings, catalog } = await openCatalog();
const pathOf = ({ _id }: { _id: string }) => `/api/categories/men/${_id}`;
const save = (user: string, fields: object) =>
  catalog.call('PUT', '/api/store', { user, body: { name: `Store ${user}`, ...fields } });
const promise = (shipsFrom: 'NY' | 'CA', dispatchDays: number) =>
  deliveryPromise({ shipsFrom, dispatchDays }, new Date());

describe('GET /api/categories/{category}/{id}', () => {
  it('promises delivery by the default dispatch where the seller has chosen none', async () => {
    const item = await catalog.publish(newUser());
    const { body, headers } = await catalog.call('GET', pathOf(item));
    expect(getItem.success.body.parse(body).delivery).toEqual(promise('NY', 2));
    expect(headers.get('cache-tag')?.split(',')).toEqual(
      expect.arrayContaining([`item:${item._id}`, 'delivery', `dispatch:${item.user}`]),
    );
  });

  it("applies the seller's dispatch at every instance", async () => {
    const other = await startCatalog(surroundings);
    try {
      const item = await catalog.publish(newUser());
      const at = (one: typeof catalog) => one.call('GET', pathOf(item)).then(({ body }) => body.delivery);
      expect([await at(catalog), await at(other)]).toEqual([promise('NY', 2), promise('NY', 2)]);
      expect((await save(item.user, { shipsFrom: 'CA', dispatchDays: 5 })).status).toBe(200);
      expect(await at(catalog)).toEqual(promise('CA', 5));
      await vi.waitFor(async () => expect(await at(other)).toEqual(promise('CA', 5)), 5000);
    } finally {
      await other.close();
    }
  });
});

describe('PUT /api/store', () => {
  it('keeps the stored dispatch when a later profile omits it, and shows it in the profile', async () => {
    const user = newUser();
    const saved = await save(user, { shipsFrom: 'CA', dispatchDays: 7 });
    expect(saved.body).toMatchObject({ shipsFrom: 'CA', dispatchDays: 7 });
    expect((await save(user, {})).body).toMatchObject({ shipsFrom: 'CA', dispatchDays: 7 });
    expect((await save(user, { dispatchDays: 1 })).body).toMatchObject({ shipsFrom: 'CA', dispatchDays: 1 });
    expect((await catalog.call('GET', `/api/sellers/${user}`)).body).toMatchObject({ dispatchDays: 1 });
  });

  it.each([
    [{ shipsFrom: 'TX' }, 'shipsFrom'],
    [{ dispatchDays: 0 }, 'dispatchDays'],
    [{ dispatchDays: 11 }, 'dispatchDays'],
    [{ dispatchDays: 1.5 }, 'dispatchDays'],
  ])('rejects %j with 400', async (fields, field) => {
    expect(await save(newUser(), fields)).toMatchObject({
      status: 400,
      body: { errors: { [field]: expect.any(String) } },
    });
  });
});

describe('GET /internal/dispatch', () => {
  it('answers the dispatch of each seller', async () => {
    const [one, two] = [newUser(), newUser()];
    await save(one, { dispatchDays: 4 });
    const { status, body } = await catalog.call('GET', `/internal/dispatch?sellers=${one},${two}`);
    expect(status).toBe(200);
    expect(body.dispatch).toEqual({
      [one]: { shipsFrom: 'NY', dispatchDays: 4 },
      [two]: { shipsFrom: 'NY', dispatchDays: 2 },
    });
    expect((await catalog.call('GET', '/internal/dispatch?sellers=x')).status).toBe(400);
  });
});

describe('delivery.day-began', () => {
  it('publishes once at midnight of each time zone, and repeats after a failure', async () => {
    const published: unknown[] = [];
    let now = new Date('2026-11-29T04:59:59.900Z');
    let isUnavailable = false;
    const publishOrStore = async ({ data, changes }: { data: unknown; changes?: readonly string[] }) => {
      if (isUnavailable) throw new Error('unavailable');
      published.push([data, changes]);
    };
    const watch = createDayWatch({ outbox: { publishOrStore }, now: () => now });
    await watch();
    expect(published).toEqual([]);
    now = new Date('2026-11-29T05:00:00Z');
    isUnavailable = true;
    await expect(watch()).rejects.toThrow('unavailable');
    isUnavailable = false;
    await watch();
    await watch();
    expect(published).toEqual([[{ shipsFrom: 'NY', day: '2026-11-29' }, ['delivery']]]);
    now = new Date('2026-11-29T08:00:00Z');
    await watch();
    expect(published.slice(1)).toEqual([[{ shipsFrom: 'CA', day: '2026-11-29' }, ['delivery']]]);
  });
});
