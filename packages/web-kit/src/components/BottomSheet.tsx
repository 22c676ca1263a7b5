import { Dialog, type DialogProps } from '@ethereal/web-kit/components/Dialog.tsx';

/** Renders a dialog that slides up from the bottom edge, for example filters on phones. */
export function BottomSheet(props: Omit<DialogProps, 'shape'>) {
  return <Dialog {...props} shape="sheet" />;
}
