import type { CartLine } from '@ethereal/contracts/cart';
import type { CartCode } from '@ethereal/contracts/codes';
import type { Favorite } from '@ethereal/contracts/favorites';
import type { Item } from '@ethereal/contracts/items';
import type { Order } from '@ethereal/contracts/orders';
import type { ReviewPage } from '@ethereal/contracts/reviews';
import { createAssistant } from '../assistant/assistant.ts';
import type { AnswerPart, Turn } from '../assistant/talk.ts';
import type { Memory } from '../conversations/conversation.ts';
import { openHelp } from '../help/help.ts';
import type { CartChange, Choice, Own, Tools } from '../tools/tools.ts';
import { ITEMS } from './catalog-items.ts';
import { fakeSearch } from './fake-search.ts';

type By = { page?: string | undefined; me?: boolean | undefined };
type Said = { text: string; parts: AnswerPart[]; memory: Memory };
/** Sends messages one after the other in one conversation and returns the answer to each. */
export type Converse = (messages: readonly string[], by?: By) => Promise<Said[]>;

export type Shop = {
  items?: readonly Item[];
  /** The shop's search; by default a simple one for tests. */
  search?: Tools['search'];
  orders?: readonly Order[];
  cart?: readonly CartLine[];
  favorites?: readonly Favorite[];
  /** Codes of the cart. */
  codes?: CartCode[];
  announcement?: string;
  /** The text in which the sellers' store describes itself. */
  about?: string;
  /** Receives what was added to the cart. */
  added?: Choice[];
  /** Receives changes of the cart. */
  changed?: CartChange[];
  /** Receives ids of items that became favorites. */
  saved?: string[];
  /** Whether the shop refuses another favorite. */
  isFull?: boolean;
  reviews?: ReviewPage;
};

const STORE = { name: 'Loom and Field', picture: null, since: '2024-01-01T00:00:00.000Z', items: 3, rating: null };

/** Returns a cart after a change of the lines of one item. */
function changedCart(cart: readonly CartLine[], { productId, size, quantity = 0 }: CartChange): CartLine[] {
  const isMeant = (line: CartLine) => line.productId._id === productId;
  if (size === undefined && quantity === 0) return cart.filter((line) => !isMeant(line));
  const change = size === undefined ? { quantity } : { sizeChosen: size };
  return cart.map((line) => (isMeant(line) ? { ...line, ...change } : line));
}

/** Opens the built-in assistant over a shop. `page` is the name of the item whose page is open. */
export async function openShop(shop: Shop = {}): Promise<Converse> {
  const { items = ITEMS, search = fakeSearch(items), orders = [], added = [] } = shop;
  const { codes = [], announcement = '', about, changed = [], saved = [], isFull = false, reviews } = shop;
  const help = await openHelp();
  const answer = createAssistant();

  const toolsFor = (isSignedIn: boolean): Tools => {
    let { cart = [], favorites = [] } = shop;
    const own = async <T>(value: T): Promise<Own<T>> =>
      isSignedIn ? { state: 'known', value } : { state: 'logged-out' };
    return {
      help,
      isSignedIn,
      hasMessages: true,
      search,
      item: async (_category, id) => items.find(({ _id }) => _id === id),
      items: async (ids) => ids.flatMap((id) => items.find(({ _id }) => _id === id) ?? []),
      store: async (_id) => (about === undefined ? undefined : { ...STORE, _id, about }),
      announcement: async () => announcement,
      myOrders: () => own([...orders]),
      myCart: () => own({ items: [...cart], codes }),
      myFavorites: () => own([...favorites]),
      reviews: async () => reviews,
      changeCart: async (change) => {
        if (!isSignedIn) return await own(true);
        changed.push(change);
        cart = changedCart(cart, change);
        return await own(true);
      },
      addFavorite: async (id) => {
        if (isSignedIn && !isFull) saved.push(id);
        return await own(!isFull);
      },
      removeFavorite: async (id) => {
        if (isSignedIn) favorites = favorites.filter(({ _id }) => _id !== id);
        return await own(true);
      },
      addToCart: async (choice) => {
        if (isSignedIn) added.push(choice);
        return await own(true);
      },
    };
  };

  return async (messages, { page, me = false } = {}) => {
    const tools = toolsFor(me);
    const open = items.find(({ name }) => name === page)?._id;
    const turns: Turn[] = [];
    const said: Said[] = [];
    let memory: Memory = {};
    const signal = new AbortController().signal;
    for (const message of messages) {
      const parts: AnswerPart[] = [];
      const question = { owner: 'guest:one', address: '203.0.113.7', message, page: open, turns, memory, signal };
      for await (const part of answer(question, tools)) {
        parts.push(part);
        if (part.type === 'remember') memory = part.memory;
      }
      const text = parts.map((part) => (part.type === 'content' ? part.content : '')).join('');
      turns.push({ from: 'shopper', text: message }, { from: 'assistant', text });
      said.push({ text, parts, memory });
    }
    return said;
  };
}
