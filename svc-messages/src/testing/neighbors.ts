import { newId } from '@ethereal/service-kit/ids';
import { startServer } from '@ethereal/service-kit/testing/harness';

const MOMENT = '2026-01-01T12:00:00.000Z';

/** Starts one server in place of svc-catalog, svc-identity and svc-orders: every seller and person exists. */
export async function startNeighbors() {
  const items = new Map<string, { seller: string; published: boolean }>();
  const orders = new Map<string, object>();
  /** Uploaded pictures, each with the holders that keep it. */
  const pictures = new Map<string, Set<string>>();

  /** Answers as svc-catalog does for a caller who uploaded every picture that there is. */
  const answerOfPictures = ({ pathname, searchParams }: URL): object => {
    const [, , , holder = '', act] = pathname.split('/').map(decodeURIComponent);
    if (act === 'release') {
      const released = [...pictures.values()].filter((holders) => holders.delete(holder)).length;
      return { released };
    }
    const own = (searchParams.get('ids') ?? '').split(',').filter((id) => pictures.get(id)?.add(holder));
    return { pictures: own.map((id) => ({ url: `/images/${id}`, public_id: id, width: 4, height: 3 })) };
  };
  const answerOf = (path: string): object | undefined => {
    const id = path.split('/').at(-1) ?? '';
    if (path.startsWith('/internal/people/')) return { fname: 'Ada', lname: 'Lovelace', since: MOMENT };
    if (path.startsWith('/api/sellers/'))
      return { _id: id, name: 'Blue Store', about: '', picture: null, since: MOMENT, items: 1, rating: null };
    if (path.startsWith('/api/orders/')) return orders.get(id);
    const item = items.get(id);
    if (!item) return undefined;
    const facts = { name: 'Coat', priceCents: 9900, category: 'women', sizes: [], itemImg: '/images/coat' };
    return { item: { ...facts, seller: item.seller }, version: 1, published: item.published };
  };
  const { url, close } = await startServer((request, response) => {
    const address = new URL(request.url ?? '/', 'http://shop.test');
    const isOfPictures = address.pathname.startsWith('/internal/pictures/');
    const answer = isOfPictures ? answerOfPictures(address) : answerOf(address.pathname);
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(answer ?? {}));
  });

  return {
    env: { CATALOG_URL: url, IDENTITY_URL: url, ORDERS_URL: url },
    /** Returns the id of a new item of a seller. */
    addItem(seller: string, published = true): string {
      const id = newId();
      items.set(id, { seller, published });
      return id;
    },
    /** Returns a new uploaded picture. */
    addPicture() {
      const public_id = `product-images-${newId()}`;
      pictures.set(public_id, new Set());
      return { url: `/images/${public_id}`, public_id };
    },
    holdersOf: (public_id: string): string[] => [...(pictures.get(public_id) ?? [])],
    /** Returns the ids of a new order with one line of each seller. */
    addOrder(buyer: string, ...sellers: string[]) {
      const id = newId();
      const lines = sellers.map((seller) => {
        const productId = { _id: newId(), name: 'Coat', price: 99, user: seller, image1: '/images/coat' };
        return { lineId: newId(), productId, quantity: 1, price: 99, seller, sizeChosen: null, status: 'Pending' };
      });
      const userLocation = {
        country: 'United States',
        fullname: 'Ada Lovelace',
        phone: '12345678',
        address: '1 Main Street',
        city: 'Albany',
        state: 'NY',
        zipcode: '12207',
      };
      orders.set(id, { _id: id, buyer, items: lines, totalPrice: 99, userLocation, createdAt: MOMENT });
      return { id, lineIds: lines.map(({ lineId }) => lineId) };
    },
    close,
  };
}
