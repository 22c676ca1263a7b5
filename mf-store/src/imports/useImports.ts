import {
  checkImport,
  confirmImport,
  discardImport,
  type ItemImport,
  listImportRows,
  listImports,
} from '@ethereal/contracts/imports';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useAction } from '@ethereal/web-kit/api/useAction.ts';
import { untilBack } from '@ethereal/web-kit/query/until-back.ts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { uploadedTable } from './download-table.ts';

/** Pause between two requests for the progress while rows are applied, in milliseconds. */
const POLL_MS = 1000;
/** Deadline of an upload in milliseconds, long enough for a hundred megabytes of pictures. */
const UPLOAD_MS = 150_000;

const all = [...keys.mine, 'imports'];

/** Returns the query of the seller's last imports, newest first. The query refreshes while an import runs. */
export function useImports() {
  const client = useQueryClient();
  return useQuery({
    queryKey: [...all, 'list'],
    queryFn: async ({ signal }) => {
      const { imports } = await callApi(listImports, { signal });
      const isDone = imports[0]?.state === 'done';
      const before = client.getQueryData<ItemImport[]>([...all, 'list'])?.[0];
      // The import created or changed items, so every query that shows items is invalid.
      if (isDone && before?.state === 'running')
        for (const queryKey of [keys.yourItems, keys.items, [...all, 'rows']]) client.invalidateQueries({ queryKey });
      return imports;
    },
    staleTime: 0,
    refetchInterval: ({ state }) => untilBack({ state }) || (state.data?.[0]?.state === 'running' && POLL_MS),
  });
}

export type RowFilter = '' | 'create' | 'change' | 'keep' | 'refuse' | 'failed';

/** Returns the query of one page of an import's rows. */
export function useImportRows(importId: string, show: RowFilter, page: number) {
  return useQuery({
    queryKey: [...all, 'rows', importId, show, page],
    queryFn: ({ signal }) =>
      callApi(listImportRows, { params: { importId }, query: { show, page: String(page) }, signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

type Check = {
  /** Table to upload, or the import whose table is checked again. */
  table: File | ItemImport;
  pictures: File | undefined;
};

/**
 * Uploads a table, optionally with a ZIP of pictures. The table of an earlier check keeps the pictures that were found.
 */
export function useCheckImport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ table, pictures }: Check) => {
      const form = new FormData();
      form.set('file', table instanceof File ? table : await uploadedTable(table));
      if (pictures) form.set('pictures', pictures);
      const query = table instanceof File ? {} : { again: table._id };
      return callApi(checkImport, { query, form, timeoutMs: UPLOAD_MS });
    },
    // The rows are not read again, because those of a discarded import no longer exist.
    onSettled: () => client.invalidateQueries({ queryKey: [...all, 'list'] }),
  });
}

/** Applies or discards a checked import. */
export function useDecideImport(importId: string) {
  const client = useQueryClient();
  return useAction({
    failed: 'That did not work. Please try again.',
    mutationFn: async (isWanted: boolean) => {
      const params = { importId };
      if (isWanted) await callApi(confirmImport, { params });
      else await callApi(discardImport, { params });
    },
    // The rows are not read again, because those of a discarded import no longer exist.
    onSettled: () => client.invalidateQueries({ queryKey: [...all, 'list'] }),
  });
}
