import { createElement, type ReactElement, type SVGProps } from 'react';

/** Data of an icon after `build/icon-loader.ts`. */
type IconData = {
  node: [tag: string, attributes: Record<string, string>][];
};

type Props = SVGProps<SVGSVGElement> & { size?: number | string };

const NAMING_ATTRIBUTE = /^(aria-|role$|title$)/;

/**
 * Replaces lucide's `createLucideIcon` in the bundles (`build/area-config.ts`). It renders the same markup without
 * unused class names, in a fifth of the code, which the shell and each area would otherwise contain. It supports no
 * context and no separate stroke size.
 */
export default function createIcon(icon: IconData) {
  return (props: Props) => svgOf(icon, props);
}

function svgOf({ node }: IconData, props: Props): ReactElement {
  const { size = 24, color = 'currentColor', strokeWidth = 2, className, children, ...rest } = props;
  const isNamed = children || Object.keys(rest).some((prop) => NAMING_ATTRIBUTE.test(prop));
  return createElement(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: color,
      strokeWidth,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      className,
      'aria-hidden': isNamed ? undefined : 'true',
      ...rest,
    },
    ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    children,
  );
}
