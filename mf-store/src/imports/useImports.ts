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
import { messageOf } from '@ethereal/web-kit/api/errors.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

/** While rows are applied, their count is asked for this often, in milliseconds. */
const POLL_MS = 1000;
/** A hundred megabytes of pictures take their time. */
const UPLOAD_MS = 150_000;

const all = [...keys.mine, 'imports'];

/** The seller's last imports, newest first; current by itself while one runs. */
export function useImports() {
  const client = useQueryClient();
  return useQuery({
    queryKey: [...all, 'list'],
    queryFn: async ({ signal }) => {
      const { imports } = await callApi(listImports, { signal });
      const isDone = imports[0]?.state === 'done';
      const before = client.getQueryData<ItemImport[]>([...all, 'list'])?.[0];
      // Items have come and changed: what shows them must ask again.
      if (isDone && before?.state === 'running')
        for (const queryKey of [keys.yourItems, keys.items, [...all, 'rows']]) client.invalidateQueries({ queryKey });
      return imports;
    },
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.[0]?.state === 'running' ? POLL_MS : false),
  });
}

export type Shown = '' | 'create' | 'change' | 'keep' | 'refuse' | 'failed';

/** A page of an import's rows. */
export function useImportRows(importId: string, show: Shown, page: number) {
  return useQuery({
    queryKey: [...all, 'rows', importId, show, page],
    queryFn: ({ signal }) =>
      callApi(listImportRows, { params: { importId }, query: { show, page: String(page) }, signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** Uploads a table, with a ZIP of pictures beside it or without. */
export function useCheckImport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ file, pictures }: { file: File; pictures: File | undefined }) => {
      const form = new FormData();
      form.set('file', file);
      if (pictures) form.set('pictures', pictures);
      return callApi(checkImport, { form, timeoutMs: UPLOAD_MS });
    },
    // Not the rows: those of a discarded one are gone.
    onSettled: () => client.invalidateQueries({ queryKey: [...all, 'list'] }),
  });
}

/** Says yes to a checked import, or throws it away. */
export function useDecideImport(importId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (isWanted: boolean) => {
      const params = { importId };
      if (isWanted) await callApi(confirmImport, { params });
      else await callApi(discardImport, { params });
    },
    onError: (error) => notify.error(messageOf(error, 'That did not work. Please try again.')),
    // Not the rows: those of a discarded one are gone.
    onSettled: () => client.invalidateQueries({ queryKey: [...all, 'list'] }),
  });
}
