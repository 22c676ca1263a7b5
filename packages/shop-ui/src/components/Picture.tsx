import { sourcesOf } from '@ethereal/shop-ui/components/picture-sources.ts';
import { ImageOff } from 'lucide-react';
import { type SyntheticEvent, useCallback, useState } from 'react';
import styles from './Picture.module.css';

type Props = {
  /** Address of the picture. Pictures under `/images/` are requested in the width that fits. */
  src: string;
  /** Alternative text; empty when a text beside the picture describes it. */
  alt: string;
  /** Width of the picture, as in the `sizes` of an `<img>`. */
  sizes?: string;
  /** Whether the picture loads first because it is in view without scrolling. */
  priority?: boolean;
  className?: string;
};

/** Width and height by which the browser reserves a place before the load, in pixels; only their ratio counts. */
const SIDE = 1280;
const GROUNDS = ['blush', 'lilac', 'sky'] as const;

/**
 * Renders a product picture on a soft tinted ground. It reserves its place while it loads: a square
 * unless the style sheet of a parent sets another ratio.
 */
export function Picture({ src, alt, sizes = '(min-width: 48rem) 25vw, 50vw', priority, className = '' }: Props) {
  const [broken, setBroken] = useState<string>();
  // React prepares the picture again for a new function, and a shown picture would fade in again.
  const ref = useCallback((image: HTMLImageElement | null) => prepare(image, () => setBroken(src)), [src]);
  const ground = styles[GROUNDS[sumOf(src) % GROUNDS.length] ?? 'blush'];
  if (broken === src || src === '') {
    return (
      <span className={`${styles.picture} ${ground} ${className}`} role="img" aria-label={alt || 'No picture'}>
        <ImageOff size={32} strokeWidth={1.4} aria-hidden="true" />
      </span>
    );
  }
  return (
    <span className={`${styles.picture} ${ground} ${className}`}>
      <img
        key={src}
        ref={ref}
        {...sourcesOf(src)}
        sizes={sizes}
        alt={alt}
        width={SIDE}
        height={SIDE}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        onLoad={show}
        onError={() => setBroken(src)}
      />
    </span>
  );
}

/**
 * Makes a picture that is added later fade in. The first pictures of a page show at once. One that failed before
 * hydration is reported here, because its event is lost.
 */
function prepare(image: HTMLImageElement | null, onBroken: () => void): void {
  if (image?.complete && image.naturalWidth === 0) onBroken();
  else if (image?.complete) markTall(image);
  else if (image && image.fetchPriority !== 'high') image.dataset.loading = '';
}
const show = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
  delete currentTarget.dataset.loading;
  markTall(currentTarget);
};

/** Width divided by height below which a picture is a portrait. */
const TALL = 0.95;

/** Marks a portrait, which style sheets show whole: the top of it, a face, must not be cut. */
function markTall(image: HTMLImageElement): void {
  if (image.naturalWidth < image.naturalHeight * TALL) image.dataset.tall = '';
}

/** Returns a number for a text, so that the same picture always gets the same ground. */
function sumOf(text: string): number {
  let sum = 0;
  for (const character of text) sum += character.charCodeAt(0);
  return sum;
}
