/** Maximum side of an uploaded picture in pixels: twice the widest that the shop shows. */
const MAX_SIDE = 2560;
/**
 * Size in bytes below which a file is sent unchanged, because shrinking it would save a second at most on a slow line.
 */
const MAX_UNSHRUNK_BYTES = 1024 * 1024;
/** Quality of a JPEG, from 0 to 1. */
const JPEG_QUALITY = 0.9;

/** Side in pixels below which a picture looks soft on the page of its item. */
export const MIN_SHARP_SIDE = 600;

/** Returns the size at which a picture of `width` by `height` pixels is drawn so that no side is too long. */
export function fitSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** Returns the shorter side of a picture in pixels; undefined when this browser cannot read it. */
export async function shorterSide(file: Blob): Promise<number | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return undefined;
  const side = Math.min(bitmap.width, bitmap.height);
  bitmap.close();
  return side;
}

/**
 * Returns a large photograph as a JPEG of at most 2,560 pixels a side, so that a picture of 20 MB uploads over a slow
 * line. A small file, a PNG (may be transparent), a GIF (may move) or an unreadable file is returned unchanged; the
 * server decides about it.
 */
export async function shrinkPicture(file: File): Promise<File> {
  if (file.size <= MAX_UNSHRUNK_BYTES || file.type !== 'image/jpeg') return file;
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return file;
  const canvas = Object.assign(document.createElement('canvas'), fitSize(bitmap.width, bitmap.height));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const smaller = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', JPEG_QUALITY));
  return smaller && smaller.size < file.size ? new File([smaller], file.name, { type: smaller.type }) : file;
}
