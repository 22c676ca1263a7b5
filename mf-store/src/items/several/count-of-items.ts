import { formatCount } from '@ethereal/web-kit/format/count.ts';

/** Returns a count as text: '1 item', '12 items'. */
export const countOfItems = (count: number): string => (count === 1 ? '1 item' : `${formatCount(count)} items`);
