import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { type FormEvent, useState } from 'react';
import { FileField } from './FileField.tsx';
import styles from './ImportPage.module.css';
import { type Faults, faultsOf, refusedFiles, TABLE_FILES } from './UploadTable.tsx';
import { useCheckImport, useImportRows } from './useImports.ts';

type Props = { importId: string; table: File | undefined };

/**
 * Form to check the same table again with another ZIP when pictures are at fault; nothing otherwise. The table is asked
 * for only after the page was loaded again.
 */
export function MissingPictures({ importId, table }: Props) {
  const { data } = useImportRows(importId, 'refuse', 1);
  const [other, setOther] = useState<File>();
  const [pictures, setPictures] = useState<File>();
  const [faults, setFaults] = useState<Faults>({});
  const check = useCheckImport();
  const hasFault = data?.rows.some((row) => row.faults.some(({ column }) => column?.startsWith('image')));
  if (!hasFault) return null;

  function submit(event: FormEvent) {
    event.preventDefault();
    const file = table ?? other;
    const found = faultsOf(file, pictures);
    if (!pictures) found.pictures = 'Choose a ZIP.';
    setFaults(found);
    if (!file || found.file || found.pictures) return;
    check.mutate({ file, pictures }, { onError: (error) => setFaults(refusedFiles(error)) });
  }

  return (
    <form className={styles.fields} onSubmit={submit} aria-label="Pictures again" noValidate>
      <p>Some rows wait for their pictures. Choose the ZIP again; the table is checked with it once more.</p>
      {!table && <FileField label="Table" accept={TABLE_FILES} error={faults.file} onChoose={setOther} />}
      <FileField
        label="Pictures"
        accept=".zip"
        error={faults.pictures ?? (table ? faults.file : undefined)}
        onChoose={setPictures}
      />
      <Button type="submit" variant="secondary" className={styles.again ?? ''} busy={check.isPending}>
        Check with these pictures
      </Button>
    </form>
  );
}
