import type { ItemImport } from '@ethereal/contracts/imports';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { formatCount } from '@ethereal/web-kit/format/count.ts';
import { useFaultFocus } from '@ethereal/web-kit/forms/useFaultFocus.ts';
import { type FormEvent, useState } from 'react';
import { FileField } from './FileField.tsx';
import { type Faults, faultsOfZip, refusedFiles } from './UploadTable.tsx';
import { useCheckImport } from './useImports.ts';

/**
 * Renders the form to check the table of an import again with another ZIP when pictures are at fault; nothing
 * otherwise.
 */
export function MissingPictures({ itemImport }: { itemImport: ItemImport }) {
  const [pictures, setPictures] = useState<File>();
  const [faults, setFaults] = useState<Faults>({});
  const check = useCheckImport();
  const { picturesAtFault: count = 0 } = itemImport;
  const formRef = useFaultFocus(faults);
  if (count === 0) return null;

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = pictures ? faultsOfZip(pictures) : { pictures: 'Choose a ZIP.' };
    setFaults(found);
    if (found.pictures) return;
    check.mutate({ table: itemImport, pictures }, { onError: (error) => setFaults(refusedFiles(error)) });
  }

  return (
    <form ref={formRef} className="stack-4" onSubmit={submit} aria-label="Pictures again" noValidate>
      <p>
        {count === 1 ? '1 row waits for its pictures.' : `${formatCount(count)} rows wait for their pictures.`} Choose a
        ZIP that has them; the table is checked with it once more. Pictures that were found are kept.
      </p>
      <FileField label="Pictures" accept=".zip" error={faults.pictures ?? faults.file} onChoose={setPictures} />
      <div className="row-3">
        <Button type="submit" variant="secondary" busy={check.isPending}>
          Check with these pictures
        </Button>
      </div>
    </form>
  );
}
