import { exportAccount } from '@ethereal/contracts/identity';
import { useAction } from '@ethereal/web-kit/api/useAction.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { downloadFile } from '@ethereal/web-kit/files/save-file.ts';
import { lazyPart } from '@ethereal/web-kit/page/lazy-part.tsx';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { useState } from 'react';
import { Section } from '../../frame/Section.tsx';

const FAILURE = 'Your data could not be put together. Please try again in a moment.';

/** Saves the copy of the caller's data. @throws Error with a message to show */
const downloadMyData = (): Promise<void> => downloadFile(exportAccount.path, 'ethereal-my-data.zip', FAILURE);

const DeleteAccountDialog = lazyPart(() =>
  import('./DeleteAccountDialog.tsx').then((module) => module.DeleteAccountDialog),
);

/** Offers a copy of the caller's data and the deletion of the account. */
export function OwnData() {
  const [deleting, setDeleting] = useState(false);
  const download = useAction({
    mutationFn: downloadMyData,
    onSuccess: () => notify.success('Your data has been downloaded.'),
    failed: (error) => error.message,
  });
  return (
    <Section
      title="Your Data"
      lead="Take a copy of everything that the shop holds on you, pictures included, or delete your account."
    >
      <p className="muted">
        After a deletion orders stay with their amounts, without your name and address; reviews stay as by a former
        customer, without pictures; the words of your items are kept and shown to nobody. Everything else goes.
      </p>
      <div className="row-3">
        <Button variant="secondary" busy={download.isPending} onClick={() => download.mutate()}>
          Download my data
        </Button>
        <Button variant="danger" onClick={() => setDeleting(true)}>
          Delete my account
        </Button>
      </div>
      {deleting && <DeleteAccountDialog onClose={() => setDeleting(false)} />}
    </Section>
  );
}
