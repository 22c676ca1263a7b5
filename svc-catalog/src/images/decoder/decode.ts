import { stat } from 'node:fs/promises';
import sharp from 'sharp';

export type Decoded = { type: string; width: number; height: number; bytes: number };
/** A task of the decoding process: the path that is read and the path that is written. */
export type DecodeTask = { from: string; to: string };
export type DecodeAnswer = { decoded: Decoded } | { fault: 'unreadable' | 'pixels'; why: string };

/** Maximum pixels of pictures that are decoded row by row; time is what limits them, not memory. */
const MAX_PIXELS = 50_000_000;
/**
 * Maximum pixels of progressive and interlaced pictures, which are decoded whole in memory at about 8 bytes a pixel.
 */
const MAX_PIXELS_IN_MEMORY = 24_000_000;

export class TooManyPixels extends Error {}

async function refuseTooManyPixels(from: string): Promise<void> {
  const { width, height, isProgressive } = await sharp(from, { limitInputPixels: false }).metadata();
  const maxPixels = isProgressive ? MAX_PIXELS_IN_MEMORY : MAX_PIXELS;
  if (width * height <= maxPixels) return;
  const kind = isProgressive ? 'progressive picture' : 'picture';
  throw new TooManyPixels(`The ${kind} has ${width} × ${height} pixels, more than ${maxPixels / 1_000_000} million.`);
}

/**
 * Writes the picture in the form that is stored: upright, without metadata, decoded once so that a damaged picture is
 * rejected. A JPEG stays a JPEG; PNG and GIF (its first frame) become PNG, without loss.
 * @throws TooManyPixels, or the error of sharp for a picture that it cannot read
 */
export async function decode(from: string, to: string): Promise<Decoded> {
  await refuseTooManyPixels(from);
  const source = sharp(from, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const { format } = await source.metadata();
  const upright = source.autoOrient();
  const kept = format === 'jpeg' ? upright.jpeg({ quality: 92 }) : upright.png({ compressionLevel: 6 });
  const info = await kept.toFile(to);
  const { size } = await stat(to);
  return { type: `image/${info.format}`, width: info.width, height: info.height, bytes: size };
}
