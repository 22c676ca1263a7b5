import { getPerson } from '@ethereal/contracts/identity';
import { getItemForReplica } from '@ethereal/contracts/items';
import type { About, AboutSent, Side } from '@ethereal/contracts/messages';
import { lineIdOf, orderNumber } from '@ethereal/contracts/order-display';
import { getOrder } from '@ethereal/contracts/orders';
import { publicName } from '@ethereal/contracts/public-name';
import { getSeller } from '@ethereal/contracts/sellers';
import { conflict, DomainError, invalid, notFound } from '@ethereal/service-kit/errors';
import { getJson } from '@ethereal/service-kit/http-client';
import type { Config } from '../config.ts';

type Names = Record<Side, string>;
/** A thing to write about, with the two people whom it connects. */
export type Subject = { about: About; buyer: string; seller: string };
/** A person with the header that their own requests carry. */
export type Caller = { id: string; authorization: string };

const NAME_SELLER = 'Several sellers sent this order. Name the one you mean.';
const unknown = () => notFound('There is no such thing to write about.');

/** Awaits a request to another service. @throws notFound when the thing does not exist or the caller may not see it */
async function orUnknown<T>(request: Promise<T>): Promise<T> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof DomainError && (error.kind === 'not-found' || error.kind === 'forbidden')) throw unknown();
    throw error;
  }
}

/** Finds the things that conversations are about, by calls to the owning services with the caller's own rights. */
export function createSubjects({ CATALOG_URL, IDENTITY_URL, ORDERS_URL }: Config) {
  const at = (base: string, path: string, id: string) => new URL(path.replace(/\{\w+\}/, id), base).href;
  const sellerOf = (id: string) =>
    orUnknown(getJson(at(CATALOG_URL, getSeller.path, id), { schema: getSeller.success.body }));

  async function ofItem({ type, id }: AboutSent, caller: Caller): Promise<Subject> {
    const url = at(CATALOG_URL, getItemForReplica.path, id);
    const { item, published } = await orUnknown(getJson(url, { schema: getItemForReplica.success.body }));
    if (!published) throw unknown();
    const { name, itemImg, priceCents, category, seller } = item;
    return { about: { type, id, name, itemImg, priceCents, item: id, category }, buyer: caller.id, seller };
  }

  async function ofStore({ type, id }: AboutSent, caller: Caller): Promise<Subject> {
    const { name, picture } = await sellerOf(id);
    return { about: { type, id, name, ...(picture && { itemImg: picture.url }) }, buyer: caller.id, seller: id };
  }

  async function ofOrder({ type, id, seller: named, lineId }: AboutSent, caller: Caller): Promise<Subject> {
    const url = at(ORDERS_URL, getOrder.path, id);
    const headers = { authorization: caller.authorization };
    const { buyer, items } = await orUnknown(getJson(url, { schema: getOrder.success.body, headers }));
    const seller = named ?? (caller.id === buyer ? undefined : caller.id);
    const meant = items.filter(
      (candidate) => (!seller || candidate.seller === seller) && (!lineId || lineIdOf(candidate) === lineId),
    );
    const [line] = meant;
    if (!line?.seller || (caller.id !== buyer && caller.id !== line.seller)) throw unknown();
    if (meant.some((candidate) => candidate.seller !== line.seller))
      throw invalid(NAME_SELLER, { errors: { 'about.seller': NAME_SELLER } });
    const { _id: item, name, image1: itemImg, category } = line.productId;
    const about: About = {
      type,
      id,
      seller: line.seller,
      lineId: lineIdOf(line),
      name: `${name} (order ${orderNumber(id)})`,
      itemImg,
      priceCents: Math.round(line.price * 100),
      item,
      ...(category && { category }),
    };
    return { about, buyer, seller: line.seller };
  }

  const finders = { item: ofItem, store: ofStore, order: ofOrder };

  return {
    /** @throws notFound for a thing that the caller may not see, conflict for one of their own */
    async find(sent: AboutSent, caller: Caller): Promise<Subject> {
      const subject = await finders[sent.type](sent, caller);
      if (subject.buyer === subject.seller)
        throw conflict('This is your own. Messages about it appear in your inbox.', { code: 'OWN_ITEM' });
      return subject;
    },

    /** Returns the names by which the two see each other: 'Ada L.' and the name of the store. */
    async namesOf({ buyer, seller }: Pick<Subject, Side>): Promise<Names> {
      const url = at(IDENTITY_URL, getPerson.path, buyer);
      const [person, store] = await Promise.all([
        orUnknown(getJson(url, { schema: getPerson.success.body })),
        sellerOf(seller),
      ]);
      return { buyer: publicName(person), seller: store.name };
    },
  };
}
export type Subjects = ReturnType<typeof createSubjects>;
