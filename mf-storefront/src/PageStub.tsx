import { useDocumentTitle } from '@ethereal/web-kit/hooks/useDocumentTitle.ts';

/** Holds the place of a page that is being built. */
export function PageStub({ title }: { title: string }) {
  useDocumentTitle(title);
  return <h1>{title}</h1>;
}
