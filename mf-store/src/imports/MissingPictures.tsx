import type { ItemImport } from '@ethereal/contracts/imports';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { type FormEvent, useState } from 'react';
import { FileField } from './FileField.tsx';
import styles from './ImportPage.module.css';
import { type Faults, faultsOfZip, refusedFiles } from './UploadTable.tsx';
import { useCheckImport, useImportRows } from './useImports.ts';

/** Form to check the table of an import again with another ZIP when pictures are at fault; nothing otherwise. */
export function MissingPictures({ one }: { one: ItemImport }) {
  const { data } = useImportRows(one._id, 'refuse', 1);
  const [pictures, setPictures] = useState<File>();
  const [faults, setFaults] = useState<Faults>({});
  const check = useCheckImport();
  const hasFault = data?.rows.some((row) => row.faults.some(({ column }) => column?.startsWith('image')));
  if (!hasFault) return null;

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = pictures ? faultsOfZip(pictures) : { pictures: 'Choose a ZIP.' };
    setFaults(found);
    if (found.pictures) return;
    check.mutate({ table: one, pictures }, { onError: (error) => setFaults(refusedFiles(error)) });
  }

  return (
    <form className={styles.fields} onSubmit={submit} aria-label="Pictures again" noValidate>
      <p>Some rows wait for their pictures. Choose the ZIP again; the table is checked with it once more.</p>
      <FileField label="Pictures" accept=".zip" error={faults.pictures ?? faults.file} onChoose={setPictures} />
      <Button type="submit" variant="secondary" className={styles.again ?? ''} busy={check.isPending}>
        Check with these pictures
      </Button>
    </form>
  );
}
