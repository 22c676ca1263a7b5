import type { OrderItem } from '@ethereal/contracts/orders';
import { Picture } from '@ethereal/shop-ui/components/Picture.tsx';
import { Link } from '@ethereal/web-kit/router.ts';

/**
 * Renders the picture of an ordered item. It has the same link as the name, so assistive technology gets the name only.
 */
export function LinePicture({ item }: { item: OrderItem }) {
  const { _id, category, image1 } = item.productId;
  const picture = <Picture src={image1} alt="" sizes="88px" />;
  if (!category) return <div>{picture}</div>;
  return (
    <Link to={`/ethereal/categories/${category}/${_id}`} tabIndex={-1} aria-hidden="true">
      {picture}
    </Link>
  );
}
