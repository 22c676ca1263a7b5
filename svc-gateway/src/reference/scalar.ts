import { createHash } from 'node:crypto';
import apiReference from '@scalar/fastify-api-reference';
import { fastify } from 'fastify';
import { type StaticFile, textFile } from '../front-end/static-files.ts';

const PREFIX = '/api/docs';
const SCALAR_SCRIPT = `${PREFIX}/js/scalar.js`;

/** The page of the API reference with its script, and the security policy that allows only this page's code. */
export type ReferencePage = { html: StaticFile; script: StaticFile; policy: string };

/**
 * Renders the page once with Scalar's plugin. The page's script comes from the plugin, so the site's own origin serves
 * it. Its inline start is allowed by hash. Scalar adds style elements, which only this page may have.
 */
export async function makeReferencePage(documentUrl: string): Promise<ReferencePage> {
  const app = fastify();
  await app.register(apiReference, {
    routePrefix: PREFIX,
    configuration: {
      url: documentUrl,
      cdn: SCALAR_SCRIPT,
      pageTitle: 'Ethereal. API reference',
      withDefaultFonts: false,
      telemetry: false,
      agent: { disabled: true },
      mcp: { disabled: true },
      showDeveloperTools: 'never',
      hideClientButton: true,
    },
  });
  const html = (await app.inject(`${PREFIX}/`)).payload;
  const script = (await app.inject(SCALAR_SCRIPT)).payload;
  await app.close();
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${inlineHashes(html).join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  return {
    html: textFile(html, 'text/html'),
    script: textFile(script, 'text/javascript'),
    policy,
  };
}

const inlineHashes = (html: string) =>
  // Input: our own page.
  [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
