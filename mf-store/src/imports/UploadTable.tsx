import { MAX_IMPORT_BYTES, MAX_IMPORT_ROWS, MAX_IMPORT_ZIP_BYTES } from '@ethereal/contracts/imports';
import { isApiError, messageOf } from '@ethereal/web-kit/api/errors.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { formatCount } from '@ethereal/web-kit/format/count.ts';
import { type FormEvent, useState } from 'react';
import { FileField } from './FileField.tsx';
import styles from './ImportPage.module.css';
import { useCheckImport } from './useImports.ts';

const MB = 1024 * 1024;
const FAILED = 'The table could not be uploaded. Please try again.';

type Faults = { file?: string | undefined; pictures?: string | undefined };

/** Returns the faults of the chosen files that can be found before the upload. */
function faultsOf(file: File | undefined, pictures: File | undefined): Faults {
  if (!file) return { file: 'Choose a table, CSV or XLSX.' };
  if (file.size > MAX_IMPORT_BYTES) return { file: `The table may have at most ${MAX_IMPORT_BYTES / MB} MB.` };
  if (pictures && pictures.size > MAX_IMPORT_ZIP_BYTES)
    return { pictures: `The ZIP may have at most ${MAX_IMPORT_ZIP_BYTES / MB} MB.` };
  return {};
}

/** Form to choose a table, optionally with pictures, and to upload it for a check. */
export function UploadTable({ isFirst }: { isFirst: boolean }) {
  const [file, setFile] = useState<File>();
  const [pictures, setPictures] = useState<File>();
  const [faults, setFaults] = useState<Faults>({});
  const check = useCheckImport();

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = faultsOf(file, pictures);
    setFaults(found);
    if (!file || found.pictures || found.file) return;
    check.mutate(
      { file, pictures },
      {
        onError(error) {
          const said = isApiError(error) ? error.errors : {};
          const { file: table, pictures: zip } = said;
          setFaults(table || zip ? { file: table, pictures: zip } : { file: messageOf(error, FAILED) });
        },
      },
    );
  }

  return (
    <form className={styles.part} onSubmit={submit} noValidate>
      <h2>{isFirst ? 'Import items' : 'Import another table'}</h2>
      <p className={styles.muted}>
        Add or change up to {formatCount(MAX_IMPORT_ROWS)} items with one table. It is checked first: nothing changes
        before you say yes.
      </p>
      <div className={styles.fields}>
        <FileField
          label="Table"
          accept=".csv,.tsv,.txt,.xlsx"
          hint={`CSV or XLSX, at most ${MAX_IMPORT_BYTES / MB} MB`}
          error={faults.file}
          onChoose={setFile}
        />
        <FileField
          label="Pictures"
          optional
          accept=".zip"
          hint={`A ZIP of at most ${MAX_IMPORT_ZIP_BYTES / MB} MB; the table names its files. Web addresses in the table need none.`}
          error={faults.pictures}
          onChoose={setPictures}
        />
      </div>
      <div className={styles.actions}>
        <Button type="submit" busy={check.isPending}>
          Check table
        </Button>
      </div>
    </form>
  );
}
