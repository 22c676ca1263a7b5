import { IconButton } from '@ethereal/web-kit/components/IconButton.tsx';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { Share2 } from 'lucide-react';

const share = (name: string) =>
  import('./later.ts').then(
    (file) => file.share(name),
    () => notify.error('The link could not be copied. Copy it from the address bar.'),
  );

/** Renders the button that shares the page of an item. */
export const ShareButton = ({ name }: { name: string }) => (
  <IconButton label="Share" icon={<Share2 size={20} />} onClick={() => void share(name)} />
);
