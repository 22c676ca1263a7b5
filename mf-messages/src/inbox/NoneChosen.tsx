import { EmptyState } from '@ethereal/web-kit/components/EmptyState.tsx';
import { MessagesSquare } from 'lucide-react';

/** Renders the place of the conversation while none is chosen. */
export function NoneChosen() {
  return <EmptyState icon={<MessagesSquare size={44} strokeWidth={1.4} />} title="Choose a conversation to read it." />;
}
