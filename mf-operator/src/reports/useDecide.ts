import type { ReportAction } from '@ethereal/contracts/report-words';
import { decideReport, type Report, undoDecision } from '@ethereal/contracts/reports';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { messageOf, orOffline } from '@ethereal/web-kit/api/errors.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deskKeys } from '../query-keys.ts';

export type Decision = { action: ReportAction; reason: string };

/**
 * Runs the same act for each report, one after the other. Returns the reports for which it succeeded, and the first
 * error.
 */
async function actOnEach(reports: readonly Report[], act: (id: string) => Promise<unknown>) {
  const done: Report[] = [];
  let firstError: unknown;
  for (const report of reports) {
    try {
      await act(report._id);
      done.push(report);
    } catch (error) {
      firstError ??= error;
    }
  }
  return { done, firstError };
}

/** Returns the mutation that acts on reports, shows the failures, and reads the queue again. */
function useActOnEach<V>(act: (id: string, input: V) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ reports, input }: { reports: readonly Report[]; input: V }) =>
      actOnEach(reports, (id) => act(id, input)),
    async onSuccess({ done, firstError }, { reports }) {
      if (firstError) {
        const missed = reports.length - done.length;
        const message = orOffline(firstError, messageOf(firstError, 'Please try again.'));
        notify.error(reports.length === 1 ? message : `${missed} of ${reports.length} did not work. ${message}`);
      }
      await client.invalidateQueries({ queryKey: deskKeys.reports });
    },
  });
}

/** Returns the mutation that decides each of the given reports. */
export const useDecide = () => useActOnEach((id, body: Decision) => callApi(decideReport, { params: { id }, body }));

/** Returns the mutation that undoes the decisions on the given reports. */
export const useUndo = () => useActOnEach((id, _: undefined) => callApi(undoDecision, { params: { id } }));
