import { IMAGE_TYPES } from '@ethereal/contracts/images';
import { Picture } from '@ethereal/shop-ui/components/Picture.tsx';
import { IconButton } from '@ethereal/web-kit/components/IconButton.tsx';
import { Spinner } from '@ethereal/web-kit/components/Spinner.tsx';
import { ImagePlus, X } from 'lucide-react';
import { useRef } from 'react';
import styles from './Composer.module.css';
import type { usePictures } from './usePictures.ts';

type Pictures = ReturnType<typeof usePictures>;

/** Renders the pictures of the next message, each with a button that removes it. */
export function PicturesRow({ pictures }: { pictures: Pictures }) {
  if (pictures.uploaded.length === 0 && !pictures.isUploading) return null;
  return (
    <ul className="row-2" aria-label="Pictures">
      {pictures.uploaded.map(({ url, public_id }, at) => (
        <li key={public_id} className={styles.picture}>
          <Picture src={url} alt={`Picture ${at + 1}`} sizes="64px" />
          <IconButton
            label={`Remove picture ${at + 1}`}
            icon={<X size={16} />}
            onClick={() => pictures.remove(public_id)}
          />
        </li>
      ))}
      {pictures.isUploading && (
        <li>
          <Spinner label="Uploading" size="small" />
        </li>
      )}
    </ul>
  );
}

/** Renders the button that adds pictures. */
export function AddPictures({ pictures }: { pictures: Pictures }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        aria-label="Choose pictures"
        hidden
        multiple
        accept={IMAGE_TYPES.join()}
        onChange={({ target }) => {
          pictures.choose([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <IconButton
        label="Add pictures"
        icon={<ImagePlus size={20} />}
        disabled={pictures.isFull}
        onClick={() => input.current?.click()}
      />
    </>
  );
}
