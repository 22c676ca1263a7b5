import type { Seller } from '@ethereal/contracts/sellers';
import { StorePicture } from '@ethereal/shop-ui/components/StorePicture.tsx';
import { checkPicture } from '@ethereal/shop-ui/pictures/check-picture.ts';
import { shrinkPicture } from '@ethereal/shop-ui/pictures/prepare-picture.ts';
import { showUploadFault, uploadPicture } from '@ethereal/shop-ui/pictures/upload-picture.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { Store } from 'lucide-react';
import { useRef } from 'react';

type Props = {
  picture: Seller['picture'];
  onChange: (picture: Seller['picture']) => void;
  isUploading: boolean;
  onUploading: (isUploading: boolean) => void;
};

/** Renders the field to choose, preview and remove the picture of the store. */
export function PictureField({ picture, onChange, isUploading, onUploading }: Props) {
  const input = useRef<HTMLInputElement>(null);

  async function choose(file: File) {
    const fault = checkPicture(file, 'add');
    if (fault) return notify.error(fault);
    onUploading(true);
    try {
      onChange(await uploadPicture(await shrinkPicture(file), () => undefined));
    } catch (error) {
      showUploadFault(error);
    } finally {
      onUploading(false);
    }
  }
  return (
    <div className="row-4 center">
      <StorePicture src={picture?.url} alt="Your store's picture">
        <Store size={32} strokeWidth={1.4} />
      </StorePicture>
      <div className="row-2">
        <Button size="small" variant="secondary" busy={isUploading} onClick={() => input.current?.click()}>
          {picture ? 'Choose another picture' : 'Choose a picture'}
        </Button>
        {picture && (
          <Button size="small" variant="quiet" disabled={isUploading} onClick={() => onChange(null)}>
            Remove picture
          </Button>
        )}
      </div>
      <input
        ref={input}
        hidden
        type="file"
        aria-label="Store picture"
        accept="image/jpeg,image/png,image/gif"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void choose(file);
          target.value = '';
        }}
      />
    </div>
  );
}
