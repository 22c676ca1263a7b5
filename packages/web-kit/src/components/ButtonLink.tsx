import { type ButtonLook, buttonClass } from '@ethereal/web-kit/components/Button.tsx';
import { Link } from '@ethereal/web-kit/router.ts';
import type { ComponentProps } from 'react';

/** Renders a link within the site that looks like a button. */
export function ButtonLink({ variant, size, wide, className, ...rest }: ComponentProps<typeof Link> & ButtonLook) {
  return <Link {...rest} className={buttonClass({ variant, size, wide }, className)} />;
}
