import { MAX_QUANTITY } from '@ethereal/contracts/cart';
import type { Size } from '@ethereal/contracts/fashion';
import type { Item } from '@ethereal/contracts/items';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { ShoppingBag } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import styles from './BuyForm.module.css';
import { QuantityField } from './QuantityField.tsx';
import { SizePicker } from './SizePicker.tsx';
import { useAddToCart } from './useAddToCart.ts';

/** Size, quantity and the button that puts the item into the cart. */
export function BuyForm({ item }: { item: Item }) {
  const [size, setSize] = useState<Size>();
  const [quantity, setQuantity] = useState('1');
  const [fault, setFault] = useState<string>();
  const { add, isPending } = useAddToCart();

  function submit(event: FormEvent) {
    event.preventDefault();
    const count = Number(quantity);
    const isFine = Number.isInteger(count) && count >= 1 && count <= MAX_QUANTITY;
    setFault(isFine ? undefined : `Choose a quantity from 1 to ${MAX_QUANTITY}.`);
    if (isFine) add({ productId: item._id, quantity: count, ...(size ? { sizeChosen: size } : {}) });
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {item.size.length > 0 && <SizePicker sizes={item.size} chosen={size} onChoose={setSize} />}
      <QuantityField value={quantity} fault={fault} onChange={setQuantity} />
      <div className={styles.bar}>
        <Button type="submit" size="large" wide busy={isPending}>
          {!isPending && <ShoppingBag size={20} aria-hidden="true" />}
          Add to Cart
        </Button>
      </div>
    </form>
  );
}
