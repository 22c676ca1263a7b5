import { sendFile } from '../front-end/send-file.ts';
import type { OwnPage } from '../gateway/application.ts';
import { sendJson } from '../http/answers.ts';
import { PAGE_HEADERS } from '../http/security-headers.ts';
import { fetchFromService } from '../proxy/service-fetch.ts';
import type { UpstreamGroup } from '../proxy/upstream-group.ts';
import { mergeDocuments, readDocument } from './merge.ts';

const DOCUMENT_URL = '/api/openapi.json';

/**
 * Creates the merged OpenAPI document and the pages that show it. The rendering tool is loaded at the first request.
 */
export function createReference(groups: readonly UpstreamGroup[]): [string, OwnPage][] {
  let made: Promise<import('./scalar.ts').ReferencePage> | undefined;
  const reference = () => {
    made ??= import('./scalar.ts').then(({ makeReferencePage }) => makeReferencePage(DOCUMENT_URL));
    return made;
  };
  const page: OwnPage = async (visit) => {
    const { html, policy } = await reference();
    await sendFile(visit, html, { headers: { ...PAGE_HEADERS, 'content-security-policy': policy } });
  };
  return [
    ['/api/docs', page],
    ['/api/docs/', page],
    ['/api/docs/js/scalar.js', async (visit) => sendFile(visit, (await reference()).script)],
    [
      DOCUMENT_URL,
      async (visit) => sendJson(visit, 200, await mergedDocument(groups), { 'cache-control': 'no-cache' }),
    ],
  ];
}

async function mergedDocument(groups: readonly UpstreamGroup[]) {
  const parts = await Promise.all(
    groups.map(async (group) => {
      const document = readDocument((await fetchFromService(group, '/openapi.json'))?.body);
      return document ? [{ service: group.service, document }] : [];
    }),
  );
  return mergeDocuments(parts.flat());
}
