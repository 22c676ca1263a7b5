import { formatCount } from '@ethereal/web-kit/format/count.ts';

/** Returns '1 item' or '1,234 items'. */
export const countOfItems = (count: number): string => (count === 1 ? '1 item' : `${formatCount(count)} items`);
