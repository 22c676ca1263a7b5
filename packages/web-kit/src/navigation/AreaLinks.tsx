import type { LinkPlace } from '@ethereal/areas/area';
import { ButtonLink } from '@ethereal/web-kit/components/ButtonLink.tsx';
import { useAreaLinks } from '@ethereal/web-kit/navigation/area-links.ts';

type Props = {
  place: LinkPlace;
  /** Values of `{id}` and `{line}` in the addresses. */
  values: Readonly<Record<string, string>>;
  /** Name of the thing: a description for screen readers where a page has several of the links. */
  name?: string;
};

/** Renders the links of other areas at a place; nothing without such an area. */
export function AreaLinks({ place, values, name }: Props) {
  return useAreaLinks(place, values).map(({ to, label }) => (
    <ButtonLink key={to} size="small" variant="quiet" to={to} aria-description={name}>
      {label}
    </ButtonLink>
  ));
}
