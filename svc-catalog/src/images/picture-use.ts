import { IMAGE_FIELDS } from '@ethereal/contracts/fashion';
import { invalid } from '@ethereal/service-kit/errors';
import { imageIdsOf, type Picture, type Pictures } from '../items/item.ts';
import type { ImagesStore } from './images.store.ts';
import { type Images, urlOf } from './images.ts';

export type PictureUse = {
  /** Takes pictures for an item, as they will stand in it. Throws invalid, by field, for those that are not the user's. */
  claim(user: string, pictures: Pictures): Promise<Pictures>;
  /** Takes one picture for something else than an item; `field` is where the caller sent it. */
  claimOne(user: string, picture: Picture, field: string): Promise<Picture>;
  /** Lets go of pictures that an item no longer shows. */
  release(ids: string[]): Promise<void>;
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
  return {
    release,
    async claimOne(user, picture, field) {
      const { url, public_id } = picture;
      if (isHosted(url)) return picture;
      const own = await images.claim(user, [public_id]);
      if (!own.has(public_id) || parse(url)?.pathname !== urlOf(public_id)) {
        throw refuse({ [field]: NOT_YOURS });
      }
      return { url: urlOf(public_id), public_id };
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
