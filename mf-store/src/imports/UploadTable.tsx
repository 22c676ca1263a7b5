import { MAX_IMPORT_BYTES, MAX_IMPORT_ROWS, MAX_IMPORT_ZIP_BYTES } from '@ethereal/contracts/imports';
import { isApiError, messageOf } from '@ethereal/web-kit/api/errors.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { formatCount } from '@ethereal/web-kit/format/count.ts';
import { useFaultFocus } from '@ethereal/web-kit/forms/useFaultFocus.ts';
import { type FormEvent, useState } from 'react';
import { FileField } from './FileField.tsx';
import styles from './ImportPage.module.css';
import { useCheckImport } from './useImports.ts';

const MB = 1024 * 1024;
const FAILED = 'The table could not be uploaded. Please try again.';

export type Faults = { file?: string | undefined; pictures?: string | undefined };

/** Returns the faults of a chosen ZIP that can be found before the upload. */
export const faultsOfZip = (pictures: File | undefined): Faults =>
  pictures && pictures.size > MAX_IMPORT_ZIP_BYTES
    ? { pictures: `The ZIP may have at most ${MAX_IMPORT_ZIP_BYTES / MB} MB.` }
    : {};

/** Returns the faults of the chosen files that can be found before the upload. */
function faultsOf(file: File | undefined, pictures: File | undefined): Faults {
  if (!file) return { file: 'Choose a table, CSV or XLSX.' };
  if (file.size > MAX_IMPORT_BYTES) return { file: `The table may have at most ${MAX_IMPORT_BYTES / MB} MB.` };
  return faultsOfZip(pictures);
}

/** Returns the messages of a failed upload at the files that they are about. */
export function refusedFiles(error: Error): Faults {
  const { file, pictures } = isApiError(error) ? error.errors : {};
  return file || pictures ? { file, pictures } : { file: messageOf(error, FAILED) };
}

/** Types of files that a table may have. */
const TABLE_FILES = '.csv,.tsv,.txt,.xlsx';

type Props = { isFirst: boolean };

/** Renders the form to choose a table, optionally with pictures, and to upload it for a check. */
export function UploadTable({ isFirst }: Props) {
  const [file, setFile] = useState<File>();
  const [pictures, setPictures] = useState<File>();
  const [faults, setFaults] = useState<Faults>({});
  const check = useCheckImport();

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = faultsOf(file, pictures);
    setFaults(found);
    if (!file || found.pictures || found.file) return;
    check.mutate({ table: file, pictures }, { onError: (error) => setFaults(refusedFiles(error)) });
  }

  return (
    <form ref={useFaultFocus(faults)} className={styles.part} onSubmit={submit} noValidate>
      <h2>{isFirst ? 'Import items' : 'Import another table'}</h2>
      <p className="muted prose">
        Add or change up to {formatCount(MAX_IMPORT_ROWS)} items with one table. It is checked first: nothing changes
        before you say yes.
      </p>
      <div className="fields">
        <FileField
          label="Table"
          accept={TABLE_FILES}
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
      <div className="row-3">
        <Button type="submit" busy={check.isPending}>
          Check table
        </Button>
      </div>
    </form>
  );
}
