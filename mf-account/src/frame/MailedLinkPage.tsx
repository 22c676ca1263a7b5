import { messageOf } from '@ethereal/web-kit/api/errors.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { useSearchParams } from '@ethereal/web-kit/router.ts';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AuthPage } from './AuthPage.tsx';

type Props<Answer> = {
  title: string;
  /** Describes the effect of the button. */
  text: string;
  button: string;
  confirm(token: string): Promise<Answer>;
  onSuccess?(answer: Answer): void;
  /** Further links beside the one to the home page. */
  links?: ReactNode;
};

/**
 * Confirms an act by the token of a mailed link. It requires the press of a button, because mail scanners open links.
 */
export function MailedLinkPage<Answer extends { message: string }>(props: Props<Answer>) {
  const { title, text, button, confirm, onSuccess, links } = props;
  const token = useSearchParams()[0].get('token') ?? '';
  const attempt = useMutation({ mutationFn: () => confirm(token), onSuccess: (answer) => onSuccess?.(answer) });
  const failure = attempt.error && messageOf(attempt.error, 'That did not work. Please try again.');
  return (
    <AuthPage title={title} links={links}>
      {failure ? (
        <p className="red" role="alert">
          {failure}
        </p>
      ) : (
        <p role="status">{attempt.data?.message ?? text}</p>
      )}
      {!attempt.isSuccess && (
        <Button wide busy={attempt.isPending} onClick={() => attempt.mutate()}>
          {button}
        </Button>
      )}
    </AuthPage>
  );
}
