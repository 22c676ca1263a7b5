import { describe, expect, it } from 'vitest';
import { openCatalog } from '../testing/open-catalog.ts';
import { newUser } from '../testing/start-catalog.ts';

const { catalog } = await openCatalog();
const holder = () => `svc-sample:${crypto.randomUUID()}`;
const hold = (user: string, name: string, ...ids: string[]) =>
  catalog.call('POST', `/internal/pictures/${name}/hold?ids=${ids.join()}`, { user });
const release = (name: string) => catalog.call('POST', `/internal/pictures/${name}/release`);
const isThere = async ({ url }: { url: string }) => (await fetch(catalog.url + url)).status === 200;

describe('POST /internal/pictures/{holder}/hold', () => {
  it('keeps pictures of the caller until the last holder releases them', async () => {
    const [user, one, other] = [newUser(), holder(), holder()];
    const picture = await catalog.upload(user);
    expect((await hold(user, one, picture.public_id)).body).toEqual({
      pictures: [{ ...picture, width: 40, height: 30 }],
    });
    await hold(user, other, picture.public_id);
    expect(await catalog.call('DELETE', `/api/images/${picture.public_id}`, { user })).toMatchObject({ status: 409 });
    expect((await release(one)).body).toEqual({ released: 1 });
    expect(await isThere(picture)).toBe(true);
    await release(other);
    expect(await isThere(picture)).toBe(false);
    expect((await release(other)).body).toEqual({ released: 0 });
  });

  it('answers no picture of another person', async () => {
    const picture = await catalog.upload(newUser());
    expect((await hold(newUser(), holder(), picture.public_id)).body).toEqual({ pictures: [] });
  });
});
