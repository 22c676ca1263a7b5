import { useEffect } from 'react';

/** Names the browser tab: 'Cart · Ethereal.'; without a title just 'Ethereal.'. */
export function useDocumentTitle(title?: string): void {
  useEffect(() => {
    document.title = title ? `${title} · Ethereal.` : 'Ethereal.';
  }, [title]);
}
