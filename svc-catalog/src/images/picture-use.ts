import { IMAGE_FIELDS } from '@ethereal/contracts/fashion';
import { invalid } from '@ethereal/service-kit/errors';
import { imageIdsOf, type Picture, type Pictures } from '../items/item.ts';
import type { ImagesStore } from './images.store.ts';
import { type Images, urlOf } from './keep-images.ts';

/** A picture and its size in pixels. */
export type SizedPicture = Picture & { width?: number; height?: number };

export type PictureUse = {
  /**
   * Claims pictures for an item and returns them in the form in which the item stores them. Throws invalid, by field,
   * for pictures of other people.
   */
  claim(user: string, pictures: Pictures): Promise<Pictures>;
  /** Claims one picture for something other than an item; `field` is the name of the caller's field. */
  claimOne(user: string, picture: Picture, field: string): Promise<Picture>;
  /** Claims several pictures like `claimOne`, and returns the sizes of those that the shop stores. */
  claimSeveral(user: string, pictures: readonly Picture[], field: string): Promise<SizedPicture[]>;
  /**
   * Deletes pictures that were shown before, are not shown afterwards, and that nothing else shows. Applies only to
   * pictures of the shop, because the id of an image host's picture is any text of its sender.
   */
  release(before: readonly Picture[], after?: readonly Picture[]): Promise<void>;
};

type PictureUseDeps = {
  images: ImagesStore;
  release: Images['release'];
  /** Origins of image hosts that the site uploads to; their https pictures are accepted unchanged. */
  origins: readonly string[];
};

type Own = Awaited<ReturnType<ImagesStore['claim']>>;
const unsized = ({ url, public_id }: SizedPicture): Picture => ({ url, public_id });

const NOT_YOURS = 'This picture is not one that you uploaded. Please upload it again.';

const base = 'http://this.site';
const parse = (url: string) => (URL.canParse(url, base) ? new URL(url, base) : undefined);

/** Creates the bookkeeping of which items and profiles use a picture. */
export function createPictureUse({ images, release, origins }: PictureUseDeps): PictureUse {
  const isHosted = (url: string) => {
    const { protocol, origin } = parse(url) ?? {};
    return protocol === 'https:' && origin !== undefined && origins.includes(origin);
  };
  const refuse = (errors: Record<string, string>) => invalid(NOT_YOURS, { code: 'UNKNOWN_IMAGE', errors });
  /** Returns the picture as it is stored; undefined when it is not the user's. */
  const storedForm = ({ url, public_id }: Picture, own: Own): SizedPicture | undefined => {
    if (isHosted(url)) return { url, public_id };
    const size = own.get(public_id);
    const isOurs = size !== undefined && parse(url)?.pathname === urlOf(public_id);
    return isOurs ? { url: urlOf(public_id), public_id, ...size } : undefined;
  };
  const claimSeveral: PictureUse['claimSeveral'] = async (user, pictures, field) => {
    const own = await images.claim(
      user,
      pictures.map(({ public_id }) => public_id),
    );
    return pictures.map((picture) => {
      const stored = storedForm(picture, own);
      if (!stored) throw refuse({ [field]: NOT_YOURS });
      return stored;
    });
  };
  return {
    async release(before, after = []) {
      const shown = new Set(after.map(({ url }) => url));
      const removed = before.filter(({ url, public_id }) => url === urlOf(public_id) && !shown.has(url));
      await release([...new Set(removed.map(({ public_id }) => public_id))]);
    },
    claimSeveral,
    async claimOne(user, picture, field) {
      const [claimed = picture] = await claimSeveral(user, [picture], field);
      return unsized(claimed);
    },
    async claim(user, pictures) {
      const own = await images.claim(user, imageIdsOf(pictures));
      const errors: Record<string, string> = {};
      const claimed = IMAGE_FIELDS.flatMap((field) => {
        const picture = pictures[field];
        const stored = picture && storedForm(picture, own);
        if (picture && !stored) errors[field] = NOT_YOURS;
        return stored ? [[field, unsized(stored)] as const] : [];
      });
      if (Object.keys(errors).length > 0) throw refuse(errors);
      return { ...pictures, ...Object.fromEntries(claimed) };
    },
  };
}
