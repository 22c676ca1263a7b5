import type { Running } from '../processes.ts';
import { event, tokens } from './broker.ts';
import { itemOf, seller } from './items.ts';

/** Returns the views of an item as its dashboard shows them; undefined when the service does not answer. */
export async function viewsOf(service: Running, item: string): Promise<number | undefined> {
  const headers = tokens.headers(seller);
  const response = await fetch(`${service.url}/api/getItemViewsLastYear/${item}`, { headers });
  return response.ok ? (await response.json()).total : undefined;
}

/** Returns the event by which an item is published. */
export const published = (item: string) => {
  const { _id, version, published: _published, ...rest } = itemOf(item);
  return event('item.published', _id, { item: rest, version });
};
