import { randomUUID } from 'node:crypto';
import { methodNotAllowed, notFound, sendFailure, sendJson } from '../http/answers.ts';
import { contentSecurityPolicy, type OutsideOrigins, PAGE_HEADERS } from '../http/security-headers.ts';
import type { Visit } from '../http/visit.ts';
import type { FindItem } from '../item-page/find-item.ts';
import { withItemMeta } from '../item-page/meta.ts';
import { hasCanary, type Registry } from '../registry/registry.ts';
import { isPage, isStorefrontPage, itemOfPage } from '../routing/pages.ts';
import { createPreloads } from './preloads.ts';
import { remotePointers } from './remotes.ts';
import { sendFile } from './send-file.ts';
import { fileOf, type StaticFile, staticFiles } from './static-files.ts';

export type FrontEndOptions = {
  shellDir: string;
  remotesDir: string;
  outside: OutsideOrigins;
  /** What the browser is told of this installation, at `/config.json`. */
  publicConfig: Readonly<Record<string, string | undefined>>;
  siteUrl: string | undefined;
  readRegistry(): Promise<Registry>;
  shellContract(): Promise<string>;
  findItem: FindItem;
};

const VISITOR_COOKIE = 'ethereal_visitor';
/** Name, version and file: the registry beside them is nobody's business. */
const OF_A_RELEASE = /^[^/]+\/[^/]+\/./;
const HTML = 'text/html; charset=utf-8';

/** Serves the shell, the remotes and the pages: everything that is no service's. */
export function createFrontEnd(options: FrontEndOptions): (visit: Visit) => Promise<void> {
  const shellFiles = staticFiles(options.shellDir);
  const remoteFiles = staticFiles(options.remotesDir);
  const preloads = createPreloads(remoteFiles);
  const policy = {
    ...PAGE_HEADERS,
    'content-security-policy': contentSecurityPolicy(options.outside),
  };

  return async (visit) => {
    const { req, res, target } = visit;
    const { path } = target;
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      sendFailure(visit, methodNotAllowed('GET, HEAD'));
    } else if (path === '/') {
      res.writeHead(302, { ...policy, location: `/ethereal${target.search}`, 'content-length': 0 }).end();
    } else if (path === '/config.json') {
      sendJson(visit, 200, options.publicConfig, { 'cache-control': 'no-cache' });
    } else if (path === '/remotes.json') {
      await sendPointers(visit);
    } else if (path.startsWith('/remotes/')) {
      const file = path.slice('/remotes/'.length);
      await sendFileOr404(visit, OF_A_RELEASE.test(file) ? await remoteFiles(file) : undefined);
    } else {
      const file = path === '/index.html' ? undefined : await shellFiles(path.slice(1));
      if (file) await sendFile(visit, file);
      else if (wantsFile(visit)) sendFailure(visit, notFound);
      else await sendPage(visit);
    }
  };

  async function sendPointers(visit: Visit): Promise<void> {
    const registry = await options.readRegistry();
    const headers: Record<string, string> = { 'cache-control': 'no-cache' };
    let visitor: string | undefined;
    if (hasCanary(registry)) {
      headers['cache-control'] = 'private, no-cache';
      headers.vary = 'Cookie, Accept-Encoding';
      visitor = cookieOf(visit.req.headers.cookie, VISITOR_COOKIE);
      if (!visitor) {
        visitor = randomUUID();
        headers['set-cookie'] =
          `${VISITOR_COOKIE}=${visitor}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax`;
      }
    }
    const pointers = remotePointers(registry, visitor, await options.shellContract());
    const file = fileOf(Buffer.from(JSON.stringify(pointers)), 'application/json; charset=utf-8', false);
    await sendFile(visit, file, { headers });
  }

  async function linkHeader({ req }: Visit): Promise<{ link?: string }> {
    const registry = await options.readRegistry();
    const visitor = cookieOf(req.headers.cookie, VISITOR_COOKIE);
    const shellContract = await options.shellContract();
    const link = await preloads('mf-storefront', { registry, visitor, shellContract });
    return link ? { link } : {};
  }

  async function sendPage(visit: Visit): Promise<void> {
    const shell = await shellFiles('index.html');
    if (!shell) {
      sendFailure(visit, notFound);
      return;
    }
    const { path } = visit.target;
    const pageHeaders = { ...policy, ...(isStorefrontPage(path) && (await linkHeader(visit))) };
    const place = itemOfPage(path);
    const found = place ? await options.findItem(place.category, place.id, visit) : undefined;
    if (found === 'unknown' || !isPage(path))
      await sendFile(visit, shell, { status: 404, headers: pageHeaders });
    else if (!found || found === 'unavailable') await sendFile(visit, shell, { headers: pageHeaders });
    else {
      const origin = options.siteUrl ?? `${visit.scheme}://${visit.host}`;
      const html = withItemMeta((await shell.bytes('identity')).toString(), found, { origin, path });
      await sendFile(visit, fileOf(Buffer.from(html), HTML, false), { headers: pageHeaders });
    }
  }
}

/** A path that names a file, asked for by something that is no page navigation. */
const wantsFile = ({ req, target }: Visit) =>
  /\.[a-z0-9]{1,12}$/i.test(target.path) && !req.headers.accept?.includes('text/html');

async function sendFileOr404(visit: Visit, file: StaticFile | undefined): Promise<void> {
  if (file) await sendFile(visit, file);
  else sendFailure(visit, notFound);
}

function cookieOf(header: string | undefined, name: string): string | undefined {
  const value = header
    ?.split(/;\s*/)
    .find((it) => it.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  return value && /^[\w-]{8,64}$/.test(value) ? value : undefined;
}
