import { MembersOnly } from '@ethereal/shop-ui/components/MembersOnly.tsx';
import { LoadingRows } from '@ethereal/web-kit/components/LoadingPlace.tsx';
import { QueryView } from '@ethereal/web-kit/components/QueryView.tsx';
import { useDocumentTitle } from '@ethereal/web-kit/hooks/useDocumentTitle.ts';
import { AwayForm } from './AwayForm.tsx';
import { RepliesForm } from './RepliesForm.tsx';
import styles from './SettingsPage.module.css';
import { useReplies, useSettings } from './useSettings.ts';

/** Renders a seller's away note and saved replies. */
export function SettingsPage() {
  useDocumentTitle('Message settings');
  return (
    <div className={`stack-5 one-column ${styles.page}`}>
      <h1>Message settings</h1>
      <MembersOnly prompt="Please Login to change your settings." pending={<Loading />}>
        <Settings />
      </MembersOnly>
    </div>
  );
}

const Loading = () => <LoadingRows label="Loading your settings" height="4rem" />;

/** Waits for both parts, so that neither moves the other when it arrives. */
function Settings() {
  const settings = useSettings();
  const replies = useReplies();
  if (settings.isPending || replies.isPending) return <Loading />;
  return (
    <>
      <QueryView query={settings} pending={<Loading />} failed="Your away note could not be loaded.">
        {(saved) => <AwayForm settings={saved} />}
      </QueryView>
      <QueryView query={replies} pending={<Loading />} failed="Your saved replies could not be loaded.">
        {(saved) => <RepliesForm saved={saved.replies} />}
      </QueryView>
    </>
  );
}
