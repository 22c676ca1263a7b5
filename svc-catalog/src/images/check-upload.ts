import { IMAGE_TYPES, INVALID_IMAGE_TYPE, MAX_IMAGE_BYTES } from '@ethereal/contracts/images';
import { tooLarge, unsupported } from '@ethereal/service-kit/errors';
import { fileTypeFromFile } from 'file-type';

const megabytes = (bytes: number) => Number((bytes / 1024 / 1024).toFixed(2));

const fileTooLarge = (bytes: number) =>
  tooLarge(`File too large. Your file is ${megabytes(bytes)}MB, max allowed is 20MB.`, {
    code: 'FILE_TOO_LARGE',
  });

/** @throws when the file is too large or its bytes are not those of a JPEG, PNG or GIF */
export async function checkFile(path: string, bytes: number): Promise<void> {
  if (bytes > MAX_IMAGE_BYTES) throw fileTooLarge(bytes);
  const found = await fileTypeFromFile(path);
  if (!found || !IMAGE_TYPES.some((type) => type === found.mime)) {
    throw unsupported(INVALID_IMAGE_TYPE, { code: 'INVALID_IMAGE_TYPE' });
  }
}
