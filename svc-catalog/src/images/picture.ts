import { IMAGE_TYPES, INVALID_IMAGE_TYPE, MAX_IMAGE_BYTES } from '@ethereal/contracts/images';
import { invalid, tooLarge, unsupported } from '@ethereal/service-kit/errors';
import { fileTypeFromFile } from 'file-type';
import pLimit from 'p-limit';
import sharp from 'sharp';

/** A picture of more pixels would take more memory to open than one upload may (4 bytes a pixel). */
const MAX_PIXELS = 50_000_000;

/** Each takes a core: more at once would only make all of them later. */
export const pictureWork = pLimit(2);

export type Picture = { bytes: Buffer; type: string; width: number; height: number };

const megabytes = (bytes: number) => Number((bytes / 1024 / 1024).toFixed(2));

const fileTooLarge = (bytes: number) =>
  tooLarge(`File too large. Your file is ${megabytes(bytes)}MB, max allowed is 20MB.`, {
    code: 'FILE_TOO_LARGE',
  });

const unreadable = (cause: unknown) =>
  invalid('This picture cannot be read. It may be damaged.', { code: 'UNREADABLE_IMAGE', cause });

async function refuseTooManyPixels(path: string): Promise<void> {
  const { width, height } = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw unreadable(cause);
    });
  if (width * height > MAX_PIXELS) {
    throw invalid(`The picture has ${width} × ${height} pixels, more than 50 million.`, {
      code: 'TOO_MANY_PIXELS',
    });
  }
}

/** @throws when the file is too large, or by its own bytes no JPEG, PNG or GIF */
export async function checkFile(path: string, bytes: number): Promise<void> {
  if (bytes > MAX_IMAGE_BYTES) throw fileTooLarge(bytes);
  const found = await fileTypeFromFile(path);
  if (!found || !IMAGE_TYPES.some((type) => type === found.mime)) {
    throw unsupported(INVALID_IMAGE_TYPE, { code: 'INVALID_IMAGE_TYPE' });
  }
}

/**
 * The picture as it is kept: upright, without metadata, decoded once so that a damaged one is refused. A JPEG stays a
 * JPEG; PNG and GIF (its first frame: product pictures stand still) become PNG, without loss.
 */
export async function readPicture(path: string): Promise<Picture> {
  await refuseTooManyPixels(path);
  try {
    const source = sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const { format } = await source.metadata();
    const upright = source.autoOrient();
    const kept = format === 'jpeg' ? upright.jpeg({ quality: 92 }) : upright.png({ compressionLevel: 6 });
    const { data, info } = await kept.toBuffer({ resolveWithObject: true });
    return { bytes: data, type: `image/${info.format}`, width: info.width, height: info.height };
  } catch (cause) {
    throw unreadable(cause);
  }
}
