type Props = { className: string | undefined; src: string };

/**
 * Renders the decoration of a banner below the first screen. An `<img>` loads lazily when it is near the window, which
 * a background cannot.
 */
export function BannerPicture({ className, src }: Props) {
  return <img className={className} src={src} alt="" width={640} height={640} loading="lazy" decoding="async" />;
}
