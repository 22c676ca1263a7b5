import { getDeskAnnouncement, MAX_ANNOUNCEMENT, saveAnnouncement } from '@ethereal/contracts/announcement';
import type { CallAnswer, CallRequest } from '@ethereal/contracts/call';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useAction } from '@ethereal/web-kit/api/useAction.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { LoadingRows } from '@ethereal/web-kit/components/LoadingPlace.tsx';
import { QueryView } from '@ethereal/web-kit/components/QueryView.tsx';
import { TextField } from '@ethereal/web-kit/components/TextField.tsx';
import { localTime } from '@ethereal/web-kit/format/local-day.ts';
import { useContractForm } from '@ethereal/web-kit/forms/useContractForm.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { useQuery } from '@tanstack/react-query';
import { deskKeys } from '../query-keys.ts';
import styles from './Shop.module.css';

type Announced = CallAnswer<typeof getDeskAnnouncement>;

/** Renders the stored announcement, to change or remove it. */
export function Announcement() {
  const stored = useQuery({
    queryKey: deskKeys.announcement,
    queryFn: ({ signal }) => callApi(getDeskAnnouncement, { signal }),
    // The form must begin with the stored announcement and must keep it while the operator types.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <section className={`card ${styles.day}`} aria-labelledby="announcement">
      <h2 id="announcement">Announcement</h2>
      <QueryView
        query={stored}
        pending={<LoadingRows label="Loading the announcement" height="5rem" />}
        failed="The announcement could not be loaded."
      >
        {(announced) => <AnnouncementForm announced={announced} />}
      </QueryView>
    </section>
  );
}

/** Renders the form of the announcement above every page, with its period. An empty text removes the announcement. */
function AnnouncementForm({ announced }: { announced: Announced }) {
  const { text, from, until } = announced;
  const form = useContractForm({
    schema: () => import('./announcement.schema.ts').then((file) => file.announcementSchema),
    keptAs: 'announcement',
    defaultValues: { text, from: localTime(from), until: localTime(until) },
  });
  const save = useAction({
    mutationFn: (body: CallRequest<typeof saveAnnouncement>['body']) => callApi(saveAnnouncement, { body }),
    form,
    failed: 'The announcement could not be saved. Please try again.',
    onSuccess: ({ text: saved }) => notify.success(saved ? 'The announcement is set.' : 'The announcement is gone.'),
  });
  return (
    <form className={`stack-4 ${styles.form}`} noValidate onSubmit={form.handleSubmit((sent) => save.mutate(sent))}>
      <TextField
        label="Text on top of every page"
        hint={`At most ${MAX_ANNOUNCEMENT} characters. Saved empty, it takes the announcement away.`}
        maxLength={MAX_ANNOUNCEMENT}
        {...form.field('text')}
      />
      <div className="fields">
        <TextField label="From" optional type="datetime-local" {...form.field('from')} />
        <TextField label="Until" optional type="datetime-local" {...form.field('until')} />
      </div>
      <Button type="submit" busy={save.isPending}>
        Save
      </Button>
    </form>
  );
}
