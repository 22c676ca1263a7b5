import { listStock, putStock, type Stock } from '@ethereal/contracts/stock';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const queryKey = [...keys.mine, 'stock'];

/** Returns the query of the counted stock of the seller's items, by item id. */
export function useStocks() {
  const { state } = useSession();
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => callApi(listStock, { signal }),
    select: ({ stocks }): ReadonlyMap<string, Stock> => new Map(stocks.map(({ itemId, stock }) => [itemId, stock])),
    enabled: state === 'loggedIn',
    staleTime: 0,
  });
}

/** Sets the stock of an item. */
export function useSetStock(itemId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (stock: Stock) => callApi(putStock, { params: { itemId }, body: { stock } }),
    onSettled: () => {
      for (const stale of [queryKey, keys.yourItems, keys.items]) void client.invalidateQueries({ queryKey: stale });
    },
  });
}
