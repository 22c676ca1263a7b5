import { z } from 'zod';
import { AS_CHANGE, defineCall } from './call.ts';

/** Maximum size of an uploaded picture, in bytes. */
export const MAX_IMAGE_BYTES = 20 * 1024 * 1024;

/** Media types of pictures that the shop accepts. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/gif'] as const;
export const INVALID_IMAGE_TYPE = 'Invalid file type. Only JPEG, PNG, JPG, or GIF allowed.';
export const UNREADABLE_IMAGE = 'This picture cannot be read. It may be damaged.';

/** Value of the upload's fields `upload_preset` and `folder`. */
export const IMAGE_FOLDER = 'product-images';

export const uploadedImage = z.object({
  secure_url: z.string(),
  public_id: z.string(),
  width: z.int(),
  height: z.int(),
});
export type UploadedImage = z.output<typeof uploadedImage>;

const service = 'svc-catalog';

/** The body is multipart: `file` (binary, or a data URL), `upload_preset` and `folder`. */
export const uploadImage = defineCall({
  id: 'uploadImage',
  service,
  method: 'POST',
  path: '/api/images',
  auth: true,
  summary: 'Upload a picture (multipart: file, upload_preset=product-images, folder=product-images)',
  form: {
    file: 'The picture: binary, or a data URL.',
    upload_preset: `Always ${IMAGE_FOLDER}.`,
    folder: `Always ${IMAGE_FOLDER}.`,
  },
  success: { status: 201, body: uploadedImage },
  failures: { 400: 'Not such a form.', 413: 'Over 20 MB.', 415: 'Not a JPEG, PNG or GIF by its own bytes.' },
  rateLimit: { windowSeconds: 60, max: 600 },
  transfer: 'upload',
});

export const deleteImage = defineCall({
  id: 'deleteImage',
  service,
  method: 'DELETE',
  path: '/api/images/{public_id}',
  auth: true,
  summary: 'Delete a picture that nothing uses',
  params: z.object({ public_id: z.string().min(1).max(300) }),
  success: { status: 204, body: z.undefined() },
  failures: {
    403: 'Another user uploaded it.',
    404: 'There is no such picture.',
    409: 'An item, a store or a review uses it.',
  },
  limitedBy: AS_CHANGE,
});
