import { messageOf } from '@ethereal/web-kit/api/errors.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { useDocumentTitle } from '@ethereal/web-kit/hooks/useDocumentTitle.ts';
import { Link, useSearchParams } from '@ethereal/web-kit/router.ts';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import styles from './AuthPage.module.css';
import { AuthPage } from './AuthPage.tsx';

type Props = {
  title: string;
  /** Describes the effect of the button. */
  words: string;
  button: string;
  confirm(token: string): Promise<{ message: string }>;
  onSuccess?(): void;
  /** Further links beside the one to the home page. */
  links?: ReactNode;
};

/** Confirms an act by the token of a mailed link. Needs the press of a button because mail scanners open links. */
export function MailedLinkPage({ title, words, button, confirm, onSuccess, links }: Props) {
  useDocumentTitle(title);
  const token = useSearchParams()[0].get('token') ?? '';
  const attempt = useMutation({ mutationFn: () => confirm(token), onSuccess: () => onSuccess?.() });
  const failure = attempt.error && messageOf(attempt.error, 'That did not work. Please try again.');
  return (
    <AuthPage
      title={title}
      links={
        <>
          <Link to="/ethereal">Back to home screen</Link>
          {links}
        </>
      }
    >
      {failure ? (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      ) : (
        <p role="status">{attempt.data?.message ?? words}</p>
      )}
      {!attempt.isSuccess && (
        <Button wide busy={attempt.isPending} onClick={() => attempt.mutate()}>
          {button}
        </Button>
      )}
    </AuthPage>
  );
}
