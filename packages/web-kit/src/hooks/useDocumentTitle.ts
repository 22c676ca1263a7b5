import { useEffect } from 'react';

/** Sets the title of the browser tab: 'Cart · Ethereal.', or 'Ethereal.' without a title. */
export function useDocumentTitle(title?: string): void {
  useEffect(() => {
    document.title = title ? `${title} · Ethereal.` : 'Ethereal.';
  }, [title]);
}
