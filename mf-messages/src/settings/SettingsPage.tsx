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
    <div className={styles.page}>
      <h1>Message settings</h1>
      <MembersOnly prompt="Please Login to change your settings." pending={<Loading />}>
        <Settings />
      </MembersOnly>
    </div>
  );
}

const Loading = () => <LoadingRows label="Loading your settings" height="4rem" />;

function Settings() {
  return (
    <>
      <QueryView query={useSettings()} pending={<Loading />} failed="Your away note could not be loaded.">
        {(settings) => <AwayForm settings={settings} />}
      </QueryView>
      <QueryView query={useReplies()} pending={<Loading />} failed="Your saved replies could not be loaded.">
        {({ replies }) => <RepliesForm saved={replies} />}
      </QueryView>
    </>
  );
}
