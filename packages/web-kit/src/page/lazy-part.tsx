import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

/**
 * Returns a component whose code loads when it is first rendered:
 * `lazyPart(() => import('./StockDialog.tsx').then((file) => file.StockDialog))`.
 * Until then `pending` is shown, by default nothing.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  pending?: ReactNode,
): (props: Props) => ReactNode {
  const Part = lazy(async () => ({ default: await load() })) as ComponentType<Props>;
  return (props) => (
    <Suspense fallback={pending}>
      <Part {...props} />
    </Suspense>
  );
}
