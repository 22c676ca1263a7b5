import type { OrderItem } from '@ethereal/contracts/orders';
import { type Shipment, trackingUrl } from '@ethereal/contracts/shipments';
import { orderItemName, variantText } from '@ethereal/shop-ui/orders/line-texts.ts';
import { Link } from '@ethereal/web-kit/router.ts';
import styles from './LineGoods.module.css';

/**
 * Renders an ordered item for buyer and seller: name (linked while the item has a page), quantity, color, size and
 * shipment.
 */
export function LineGoods({ item }: { item: OrderItem }) {
  const { productId: product } = item;
  const name = orderItemName(product.name);
  return (
    <>
      <p className={`strong wrap ${styles.name}`} dir="auto">
        {product.category ? <Link to={`/ethereal/categories/${product.category}/${product._id}`}>{name}</Link> : name}
      </p>
      <p className="quiet wrap">{variantText(item)}</p>
      {item.shipment && <Tracking shipment={item.shipment} />}
    </>
  );
}

function Tracking({ shipment }: { shipment: Shipment }) {
  const { carrier, trackingNumber } = shipment;
  const url = trackingUrl(shipment);
  return (
    <p className="quiet wrap">
      {carrier === 'Other' ? 'Other carrier' : carrier}
      {carrier && trackingNumber && ' · '}
      {trackingNumber && 'Tracking number: '}
      {url ? (
        <a href={url} target="_blank" rel="noreferrer" className="underlined accent">
          {trackingNumber}
        </a>
      ) : (
        trackingNumber
      )}
    </p>
  );
}
