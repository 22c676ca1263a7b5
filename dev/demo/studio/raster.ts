import sharp from 'sharp';

/** Pixels as sharp reads and writes them: four bytes each, red, green, blue, alpha. */
export interface Raster {
  data: Uint8Array;
  width: number;
  height: number;
}

export const fromRaster = ({ data, width, height }: Raster) =>
  sharp(data, { raw: { width, height, channels: 4 } });

export async function toRaster(picture: ReturnType<typeof sharp>): Promise<Raster> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The part that shows: transparent borders cut off. */
export function trimmed({ data, width, height }: Raster): Raster {
  let left = width;
  let right = -1;
  let top = height;
  let bottom = -1;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < 8) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  }
  if (right < left) return { data, width, height };
  const size = { width: right - left + 1, height: bottom - top + 1 };
  const cut = new Uint8Array(size.width * size.height * 4);
  for (let y = 0; y < size.height; y++) {
    const start = ((top + y) * width + left) * 4;
    cut.set(data.subarray(start, start + size.width * 4), y * size.width * 4);
  }
  return { ...size, data: cut };
}
