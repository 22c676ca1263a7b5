import type { OrderItem } from '@ethereal/contracts/orders';
import { Picture } from '@ethereal/shop-ui/components/Picture.tsx';
import { Link } from '@ethereal/web-kit/router.ts';

/** The picture of an ordered item. It leads where its name leads, so only the name is told to assistive technology. */
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
