import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

const NAME = 'ethereal-cart';

const isCart = (key: readonly unknown[]) =>
  key.length === keys.cart.length && key.every((part, index) => part === keys.cart[index]);

/** Reads the cart again in all other tabs when it changes in one. */
export function useSharedCart(): void {
  const client = useQueryClient();
  useEffect(() => {
    if (typeof BroadcastChannel !== 'function') return;
    const channel = new BroadcastChannel(NAME);
    channel.onmessage = () => void client.invalidateQueries({ queryKey: keys.cart });
    const unsubscribe = client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || !isCart(event.query.queryKey)) return;
      // `manual` is set when a change's answer was written to the cache. A cart that was only fetched again is not
      // broadcast.
      if (event.action.type === 'success' && event.action.manual) channel.postMessage('changed');
    });
    return () => {
      unsubscribe();
      channel.close();
    };
  }, [client]);
}
