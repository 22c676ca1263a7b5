import type { OrderItem } from '@ethereal/contracts/orders';
import { orderItemName } from '@ethereal/shop-ui/format/order-item-name.ts';
import { Link } from '@ethereal/web-kit/router.ts';
import styles from './LineGoods.module.css';

/** What was ordered, for buyer and seller alike: the name, linked where the item still has its page, quantity, color and size. */
export function LineGoods({ item }: { item: OrderItem }) {
  const { productId: product, quantity, colorChosen, sizeChosen } = item;
  const name = orderItemName(product.name);
  return (
    <>
      <p className={styles.name} dir="auto">
        {product.category ? <Link to={`/ethereal/categories/${product.category}/${product._id}`}>{name}</Link> : name}
      </p>
      <p className={styles.detail}>
        Quantity: {quantity}
        {colorChosen && ` · Color: ${colorChosen}`}
        {sizeChosen && ` · Size: ${sizeChosen}`}
      </p>
    </>
  );
}
