import { randomUUID } from 'node:crypto';
import { findPage, pathWith } from '@ethereal/areas/pages';
import type { LiveSite } from '@ethereal/areas/registry/live-site';
import { pagesFor, remotePointers } from '@ethereal/areas/registry/pointers';
import { hasCanary, type Registry } from '@ethereal/areas/registry/registry';
import { notFound, sendFailure, sendJson } from '../http/answers.ts';
import { contentSecurityPolicy, DATA_POLICY, type OutsideOrigins, PAGE_HEADERS } from '../http/security-headers.ts';
import type { PageVisit } from '../http/visit.ts';
import { isRead, READS, refuseMethod } from '../proxy/forward.ts';
import { createFirstView, type FirstView } from '../rendering/first-view.ts';
import type { Rendering } from '../rendering/rendering.ts';
import type { Shared } from '../shared/shared.ts';
import type { IsMissing } from '../shop/item-page.ts';
import { createPreloads } from './preloads.ts';
import { sendFile } from './send-file.ts';
import { staticFiles, textFile } from './static-files.ts';

type FrontEndOptions = {
  shellDir: string;
  remotesDir: string;
  outside: OutsideOrigins;
  /** Configuration of this installation for the browser, served at `/config.json`. */
  publicConfig: Readonly<Record<string, string | undefined>>;
  live: LiveSite;
  /** Returns the server-rendered HTML of a page. */
  firstView: FirstView;
  isMissing: IsMissing;
};

const REMOTES = '/remotes/';
const VISITOR_COOKIE = 'ethereal_visitor';
/**
 * Path of a release's file: name, version and file. The registry beside the releases and the server's bundle are not
 * public.
 */
const RELEASE_FILE = /^[^/]+\/[^/]+\/(?!server\/)./;
/** Files in the shell's folder that are for the renderer and the release process only. */
const INTERNAL_SHELL_FILE = /^(versions\/|releases?\.json$)/;
/**
 * Page of the shell that a browser without scripts receives after it sent a form that only the application can send.
 */
const NEEDS_SCRIPTS = '/needs-scripts.html';

/** Creates the handler for everything that no service answers: the shell, the remotes and the pages. */
function createFrontEnd(options: FrontEndOptions): (visit: PageVisit) => Promise<void> {
  const { live } = options;
  const shellFiles = staticFiles(options.shellDir, (...file) => live.allows('shell', ...file));
  const remoteFiles = staticFiles(options.remotesDir, (...file) => live.allows('remotes', ...file));
  const preloads = createPreloads(remoteFiles);
  const policy = {
    ...PAGE_HEADERS,
    'content-security-policy': contentSecurityPolicy(options.outside),
  };

  /** Paths that the gateway answers itself. */
  const own: Readonly<Record<string, (visit: PageVisit) => void | Promise<void>>> = {
    '/': ({ res, target }) =>
      void res.writeHead(302, { ...policy, location: `/ethereal${target.search}`, 'content-length': 0 }).end(),
    '/config.json': (visit) => sendJson(visit, 200, options.publicConfig, { 'cache-control': 'no-cache' }),
    '/remotes.json': sendPointers,
  };

  return async (visit) => {
    const { path } = visit.target;
    if (!isRead(visit)) refuseChange(visit);
    else if (Object.hasOwn(own, path)) await own[path]?.(visit);
    else if (path.startsWith(REMOTES)) await sendRemoteFile(visit, path.slice(REMOTES.length));
    else await sendShellFileOrPage(visit, path.slice(1));
  };

  /**
   * Redirects a form sent by a browser without scripts to a page that explains the requirement. Refuses any other
   * change.
   */
  function refuseChange(visit: PageVisit): void {
    const { req, res } = visit;
    if (req.method === 'POST' && /\btext\/html\b/.test(req.headers.accept ?? ''))
      res.writeHead(303, { ...policy, location: NEEDS_SCRIPTS, 'content-length': 0 }).end();
    else refuseMethod(visit, READS);
  }

  async function sendRemoteFile(visit: PageVisit, name: string): Promise<void> {
    const file = RELEASE_FILE.test(name) ? await remoteFiles(name) : undefined;
    if (file) await sendFile(visit, file);
    else sendFailure(visit, notFound);
  }

  async function sendShellFileOrPage(visit: PageVisit, name: string): Promise<void> {
    const file = name === 'index.html' || INTERNAL_SHELL_FILE.test(name) ? undefined : await shellFiles(name);
    if (file) await sendFile(visit, file);
    else if (wantsFile(visit)) sendFailure(visit, notFound);
    else await sendPage(visit);
  }

  async function sendPointers(visit: PageVisit): Promise<void> {
    const registry = await live.registry();
    const { visitor, headers } = visitorOf(visit, registry);
    const pointers = remotePointers(registry, visitor, (await live.shell()).contract);
    const file = textFile(JSON.stringify(pointers), 'application/json');
    await sendFile(visit, file, { headers: { 'content-security-policy': DATA_POLICY, ...headers } });
  }

  /** Redirects to the one spelling of a page's address, so that a page has no second address in upper case. */
  function redirectTo({ res, target }: PageVisit, path: string): void {
    const location = encodeURI(path).replace(/[?#]/g, encodeURIComponent) + target.search;
    res.writeHead(301, { ...policy, location, 'cache-control': 'no-cache', 'content-length': 0 }).end();
  }

  async function sendPage(visit: PageVisit): Promise<void> {
    const shell = await shellFiles('index.html');
    if (!shell) {
      sendFailure(visit, notFound);
      return;
    }
    const { path } = visit.target;
    const [registry, offer] = await Promise.all([live.registry(), live.shell()]);
    // A first visit never receives a canary. A crawler does not either, because it never has a cookie.
    const { returning: visitor, headers: ofVisitor } = visitorOf(visit, registry);
    const match = findPage(pagesFor(registry, visitor, offer), path);
    const spelled = match && pathWith(match.page, match.params);
    if (spelled && spelled !== path.replace(/(?<=.)\/$/, '')) {
      redirectTo(visit, spelled);
      return;
    }
    const ofPage = {
      ...policy,
      ...ofVisitor,
      ...(!match?.page.index && { 'x-robots-tag': 'noindex' }),
    };
    const view = await options.firstView(visit, { registry, visitor, shell: offer, page: match?.page });
    if (view) {
      const headers = {
        ...ofPage,
        'content-security-policy': contentSecurityPolicy(options.outside, view.inline),
      };
      await sendFile(visit, view.file, { status: view.status, headers });
      return;
    }
    const link = match && (await preloads(match.page.area, { registry, visitor, shellContract: offer.contract }));
    const headers = { ...ofPage, ...(link && { link }) };
    const status = !match || (await options.isMissing(match, visit)) ? 404 : 200;
    await sendFile(visit, shell, { status, headers });
  }
}

/** Opens the front end: pages, files, and the configuration that the browser receives. */
export function openFrontEnd(
  { config, live }: Shared,
  { rendering }: { rendering: Rendering },
  { isMissing }: { isMissing: IsMissing },
): (visit: PageVisit) => Promise<void> {
  const { SITE_URL: siteUrl, IMAGE_UPLOAD_URL: imageUpload, CONTACT_FORM_ACTION: contactForm } = config;
  const publicConfig = { imageUploadUrl: imageUpload, contactFormAction: contactForm };
  return createFrontEnd({
    shellDir: config.SHELL_DIR,
    remotesDir: config.REMOTES_DIR,
    outside: { imageUpload, images: config.IMAGE_ORIGINS, contactForm },
    publicConfig,
    live,
    firstView: createFirstView({ rendering, siteUrl, publicConfig }),
    isMissing,
  });
}

/**
 * Returns the visitor's id while there is a canary. A first visitor receives a cookie with a new id; `returning` is the
 * id of the others only.
 */
function visitorOf({ req, scheme }: PageVisit, registry: Registry) {
  const headers: Record<string, string> = { 'cache-control': 'no-cache' };
  if (!hasCanary(registry)) return { returning: undefined, visitor: undefined, headers };
  const isSecure = scheme === 'https';
  // Browsers accept the `__Host-` prefix only from the host itself over TLS, so no other host of the domain can set the
  // cookie.
  const name = isSecure ? `__Host-${VISITOR_COOKIE}` : VISITOR_COOKIE;
  const returning = cookieOf(req.headers.cookie, name);
  const visitor = returning ?? randomUUID();
  headers['cache-control'] = 'private, no-cache';
  headers.vary = 'Cookie, Accept-Encoding';
  if (!returning)
    headers['set-cookie'] =
      `${name}=${visitor}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return { returning, visitor, headers };
}

/** Whether the path names a file and the request is not a page navigation. */
const wantsFile = ({ req, target }: PageVisit) =>
  /\.[a-z0-9]{1,12}$/i.test(target.path) && !req.headers.accept?.includes('text/html');

function cookieOf(header: string | undefined, name: string): string | undefined {
  const value = header
    ?.split(/;\s*/)
    .find((candidate) => candidate.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  return value && /^[\w-]{8,64}$/.test(value) ? value : undefined;
}
