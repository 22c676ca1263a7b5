import { pictureTag } from '@ethereal/contracts/cache-tags';
import { IMAGE_WIDTHS } from '@ethereal/contracts/image-widths';
import { deleteImage, uploadImage } from '@ethereal/contracts/images';
import { CACHE_TAG, writeTags } from '@ethereal/service-kit/cache-tags';
import { invalid, notFound } from '@ethereal/service-kit/errors';
import { type RouteDeps, route } from '@ethereal/service-kit/route';
import type { Express, Request, Router } from 'express';
import type { Images } from './keep-images.ts';
import { receiveUpload } from './receive-upload.ts';
import { FORMATS, type Format, LARGEST, type Variants, type Width } from './variants.ts';

type ImageRoutesDeps = RouteDeps & { images: Images; uploadFolder: string };

/** Registers the calls that upload and delete pictures. */
export function mountImages(router: Router, deps: ImageRoutesDeps): void {
  const { images, uploadFolder } = deps;

  route(router, uploadImage, deps, async ({ user, request }) => {
    const upload = await receiveUpload(request, uploadFolder);
    try {
      return await images.add(user.id, upload);
    } finally {
      await upload.discard();
    }
  });

  route(router, deleteImage, deps, async ({ user, params }) => {
    await images.remove(user.id, params.public_id);
    return undefined;
  });
}

function widthOf({ query }: Request): Width {
  const { w } = query;
  if (w === undefined || w === '') return LARGEST;
  const width = IMAGE_WIDTHS.find((candidate) => String(candidate) === w);
  if (width === undefined) {
    const message = `Must be one of ${IMAGE_WIDTHS.join(', ')}.`;
    throw invalid(message, { errors: { w: message } });
  }
  return width;
}

/** Returns the format for a request. Browsers list the newer formats that they support; all support JPEG. */
function formatOf({ headers: { accept = '' } }: Request): Format {
  return FORMATS.find((format) => accept.includes(`image/${format}`)) ?? 'jpeg';
}

/** Registers `GET /images/{public_id}?w=`. A picture never changes under its id; caches drop it by its cache tag. */
export function mountEarlyImages(app: Express, variants: Variants): void {
  app.get('/images/:public_id', async (request, response) => {
    response.locals.route = '/images/{public_id}';
    const [id, width, format] = [request.params.public_id, widthOf(request), formatOf(request)];
    const etag = `"${id}-${width}-${format}"`;
    const headers = {
      ETag: etag,
      'Cache-Control': 'public, max-age=31536000, immutable',
      [CACHE_TAG]: writeTags([pictureTag(id)]),
      Vary: 'Accept',
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    };
    const bytes = await variants.get(id, width, format);
    if (!bytes) throw notFound('There is no such picture.');
    if (request.headers['if-none-match'] === etag) {
      response.writeHead(304, headers).end();
      return;
    }
    response.writeHead(200, {
      ...headers,
      'Content-Type': `image/${format}`,
      'Content-Length': bytes.length,
    });
    response.end(bytes);
  });
}
