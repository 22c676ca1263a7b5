import { EmptyState } from '@ethereal/web-kit/components/EmptyState.tsx';

/** The desk's first page. */
export function Welcome() {
  return <EmptyState title="You are at the desk.">Nothing waits for you here.</EmptyState>;
}
