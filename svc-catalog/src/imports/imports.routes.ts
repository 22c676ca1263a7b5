import {
  checkImport,
  confirmImport,
  discardImport,
  downloadImportRows,
  exportItems as exportCall,
  getImport,
  importTemplate,
  listImportRows,
  listImports,
  type TableFormat,
} from '@ethereal/contracts/imports';
import { alreadySent, type RouteDeps, route, uncached } from '@ethereal/service-kit/route';
import type { Response, Router } from 'express';
import type { ItemsStore } from '../items/items.store.ts';
import { exportItems, writeTemplate } from './export-items.ts';
import { receiveImport } from './receive-import.ts';
import type { Imports } from './seller-imports.ts';
import type { TableWriter } from './table/table-writer.ts';
import { CONTENT_TYPES } from './table/write-table.ts';

type Deps = RouteDeps & { imports: Imports; items: ItemsStore; writer: TableWriter; uploadFolder: string; now(): Date };

type Sent = typeof alreadySent;

function sendFile(response: Response, bytes: Buffer, name: string, format: TableFormat): Sent {
  response.status(200).set({
    'Content-Type': CONTENT_TYPES[format],
    'Content-Disposition': `attachment; filename="${name}.${format}"`,
    'Cache-Control': 'no-store',
  });
  response.end(bytes);
  return alreadySent;
}

/** Registers the calls that import and export tables of a seller's items. */
export function mountImports(router: Router, deps: Deps): void {
  const { imports, uploadFolder } = deps;

  route(
    router,
    exportCall,
    deps,
    async ({ user, query: { format }, response }): Promise<Sent> =>
      sendFile(response, await exportItems(deps, user.id, format), 'items', format),
  );

  route(
    router,
    importTemplate,
    deps,
    async ({ query: { format }, response }): Promise<Sent> =>
      sendFile(response, await writeTemplate(format), 'items-template', format),
  );

  route(router, checkImport, deps, async ({ user, query, request }) => {
    const received = await receiveImport(request, uploadFolder);
    try {
      return await imports.check(user.id, received, query.again);
    } finally {
      await received.discard();
    }
  });

  route(router, listImports, deps, async ({ user }) => uncached({ imports: await imports.list(user.id) }));

  route(router, getImport, deps, async ({ user, params }) => uncached(await imports.get(user.id, params.importId)));

  route(router, listImportRows, deps, async ({ user, params, query }) =>
    uncached(await imports.rows(user.id, params.importId, query)),
  );

  route(router, downloadImportRows, deps, async ({ user, params, query, response }): Promise<Sent> => {
    const { show, format } = query;
    return sendFile(response, await imports.table(user.id, params.importId, query), `items-${show}`, format);
  });

  route(router, confirmImport, deps, ({ user, params }) => imports.confirm(user.id, params.importId));

  route(router, discardImport, deps, async ({ user, params }) => {
    await imports.discard(user.id, params.importId);
    return undefined;
  });
}
