import { IMAGE_WIDTHS } from '@ethereal/contracts/image-widths';

/** Returns the addresses of one picture in all widths. */
export function sourcesOf(src: string): { src: string; srcSet?: string } {
  if (!src.startsWith('/images/')) return { src };
  const at = (width: number) => `${src}?w=${width}`;
  return { src: at(640), srcSet: IMAGE_WIDTHS.map((width) => `${at(width)} ${width}w`).join(', ') };
}

/** Preloads a picture in the width that fits `sizes`. */
export function preloadPicture(src: string, sizes: string): void {
  const { srcSet, ...address } = sourcesOf(src);
  Object.assign(new Image(), { sizes, ...(srcSet ? { srcset: srcSet } : {}), ...address });
}
