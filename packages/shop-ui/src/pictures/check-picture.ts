import { IMAGE_TYPES, INVALID_IMAGE_TYPE, MAX_IMAGE_BYTES } from '@ethereal/contracts/images';

const MEGABYTE = 1024 * 1024;

/** Returns the form's message for a file that cannot be the picture of an item, or undefined if the file is valid. */
export function checkPicture(file: Pick<File, 'type' | 'size'>, form: 'add' | 'edit'): string | undefined {
  if (!IMAGE_TYPES.some((type) => type === file.type)) return INVALID_IMAGE_TYPE;
  if (file.size <= MAX_IMAGE_BYTES) return undefined;
  const size = (file.size / MEGABYTE).toFixed(2);
  const limit = form === 'add' ? ', max allowed is 20MB' : '';
  return `File too large. Your file is ${size}MB${limit}.`;
}
