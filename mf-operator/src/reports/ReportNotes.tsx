import { addNote, MAX_NOTE, type Report } from '@ethereal/contracts/reports';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useAction } from '@ethereal/web-kit/api/useAction.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { TextForm } from '@ethereal/web-kit/components/TextForm.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { moment } from '../lists/moment.ts';
import { DeskPerson } from '../people/DeskPerson.tsx';
import { deskKeys } from '../query-keys.ts';
import styles from './Reports.module.css';

/** Renders the notes of the desk on a report, and adds further ones. */
export function ReportNotes({ report: { _id, target, notes = [] } }: { report: Report }) {
  const [isWriting, setWriting] = useState(false);
  return (
    <>
      {notes.length > 0 && (
        <ul className="stack-1 keep-lines prose" aria-label="Notes">
          {notes.map(({ text, by, at }) => (
            <li key={at}>
              <b>Note</b> · {moment(at)} · <DeskPerson id={by} /> · <span dir="auto">{text}</span>
            </li>
          ))}
        </ul>
      )}
      {isWriting ? (
        <NoteForm id={_id} onDone={() => setWriting(false)} />
      ) : (
        <Button
          size="small"
          variant="quiet"
          className={styles.add}
          aria-label={`Add a note: ${target.name}`}
          onClick={() => setWriting(true)}
        >
          Add a note
        </Button>
      )}
    </>
  );
}

function NoteForm({ id, onDone }: { id: string; onDone: () => void }) {
  const client = useQueryClient();
  const add = useAction({
    mutationFn: (text: string) => callApi(addNote, { params: { id }, body: { text } }),
    async onSuccess() {
      await client.invalidateQueries({ queryKey: deskKeys.reports });
      onDone();
    },
    failed: 'The note could not be saved. Please try again.',
  });
  return (
    <TextForm
      keptAs={`note on report ${id}`}
      label="Note"
      hint="The desk alone reads it."
      rows={2}
      maxLength={MAX_NOTE}
      missing="Note is required."
      submitText="Save note"
      busy={add.isPending}
      onSubmit={(text) => add.mutate(text)}
      onCancel={onDone}
    />
  );
}
