import { IMAGE_FIELDS } from '@ethereal/contracts/fashion';
import { invalid } from '@ethereal/service-kit/errors';
import { imageIdsOf, type Picture, type Pictures } from '../items/item.ts';
import type { ImagesStore } from './images.store.ts';
import { type Images, urlOf } from './images.ts';

/** A picture and its size in pixels. */
export type SizedPicture = Picture & { width?: number; height?: number };

export type PictureUse = {
  /** Takes pictures for an item, as they will stand in it. Throws invalid, by field, for those that are not the user's. */
  claim(user: string, pictures: Pictures): Promise<Pictures>;
  /** Takes one picture for something else than an item; `field` is where the caller sent it. */
  claimOne(user: string, picture: Picture, field: string): Promise<Picture>;
  /** The same for several, with the size of those that the shop keeps. */
  claimSeveral(user: string, pictures: readonly Picture[], field: string): Promise<SizedPicture[]>;
  /** Lets go of those that nothing shows any more. Only what the shop keeps: the id of an image host's picture is whatever its sender wrote. */
  release(pictures: readonly Picture[]): Promise<void>;
};

type PictureUseDeps = {
  images: ImagesStore;
  release: Images['release'];
  /** Whose https pictures are taken as they are: those of an image host that the site uploads to. */
  origins: readonly string[];
};

const NOT_YOURS = 'This picture is not one that you uploaded. Please upload it again.';

const base = 'http://this.site';
const parse = (url: string) => (URL.canParse(url, base) ? new URL(url, base) : undefined);

export function createPictureUse({ images, release, origins }: PictureUseDeps): PictureUse {
  const isHosted = (url: string) => {
    const { protocol, origin } = parse(url) ?? {};
    return protocol === 'https:' && origin !== undefined && origins.includes(origin);
  };
  const refuse = (errors: Record<string, string>) => invalid(NOT_YOURS, { code: 'UNKNOWN_IMAGE', errors });
  const claimSeveral: PictureUse['claimSeveral'] = async (user, pictures, field) => {
    const own = await images.claim(
      user,
      pictures.map(({ public_id }) => public_id),
    );
    return pictures.map(({ url, public_id }) => {
      if (isHosted(url)) return { url, public_id };
      const size = own.get(public_id);
      if (!size || parse(url)?.pathname !== urlOf(public_id)) throw refuse({ [field]: NOT_YOURS });
      return { url: urlOf(public_id), public_id, ...size };
    });
  };
  return {
    async release(pictures) {
      const kept = pictures.filter(({ url, public_id }) => url === urlOf(public_id));
      await release([...new Set(kept.map(({ public_id }) => public_id))]);
    },
    claimSeveral,
    async claimOne(user, picture, field) {
      const [{ url, public_id } = picture] = await claimSeveral(user, [picture], field);
      return { url, public_id };
    },
    async claim(user, pictures) {
      const own = await images.claim(user, imageIdsOf(pictures));
      const errors: Record<string, string> = {};
      const taken = IMAGE_FIELDS.flatMap((field) => {
        const picture = pictures[field];
        if (!picture) return [];
        const { url, public_id } = picture;
        if (isHosted(url)) return [[field, picture] as const];
        const ours = own.has(public_id) && parse(url)?.pathname === urlOf(public_id);
        if (!ours) errors[field] = NOT_YOURS;
        return [[field, { url: urlOf(public_id), public_id }] as const];
      });
      if (Object.keys(errors).length > 0) throw refuse(errors);
      return { ...pictures, ...Object.fromEntries(taken) };
    },
  };
}
