type Props = { className: string | undefined; src: string };

/** Decoration of a banner, far below the first screen: on its way when one comes near, as no background would be. */
export function BannerPicture({ className, src }: Props) {
  return <img className={className} src={src} alt="" width={640} height={640} loading="lazy" decoding="async" />;
}
