import { notify } from '@ethereal/web-kit/toasts/notify.ts';

/** Shares the page by the device's own sheet, or copies its address where there is none. */
export async function share(title: string): Promise<void> {
  const url = location.origin + location.pathname;
  try {
    if (navigator.share) return await navigator.share({ title, url });
    await navigator.clipboard.writeText(url);
    notify.success('The link is copied.');
  } catch (error) {
    const isClosed = error instanceof Error && error.name === 'AbortError';
    if (!isClosed) notify.error('The link could not be copied. Copy it from the address bar.');
  }
}
