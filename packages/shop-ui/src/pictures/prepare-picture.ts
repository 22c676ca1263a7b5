/** The longest side that an uploaded picture needs: twice the widest that the shop shows. Pixels. */
const LONGEST_SIDE = 2560;
/** A smaller file is sent as it is: shrinking it would save a second at most on a slow line. Bytes. */
const SMALL_FILE = 1024 * 1024;
const JPEG_QUALITY = 0.9;

/** Below this many pixels a side, a picture looks soft on its item's page. */
export const GOOD_SIDE = 600;

/** The size that a picture of `width` by `height` pixels is drawn at so that no side is longer than needed. */
export function fitted(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** The shorter side of a picture in pixels; none when this browser cannot read it. */
export async function shorterSide(file: Blob): Promise<number | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return undefined;
  const side = Math.min(bitmap.width, bitmap.height);
  bitmap.close();
  return side;
}

/**
 * A large photograph as a JPEG of at most 2,560 pixels a side, so that a phone's 20 MB reach the shop over a slow
 * line. What is small already, stands still in no JPEG (PNG may be transparent, GIF moves) or cannot be read here
 * is given back as it is: the shop decides about it.
 */
export async function shrunk(file: File): Promise<File> {
  if (file.size <= SMALL_FILE || file.type !== 'image/jpeg') return file;
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return file;
  const canvas = Object.assign(document.createElement('canvas'), fitted(bitmap.width, bitmap.height));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const smaller = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', JPEG_QUALITY));
  return smaller && smaller.size < file.size ? new File([smaller], file.name, { type: smaller.type }) : file;
}
