import { listPasskeys, MAX_PASSKEYS, type Passkey, removePasskey } from '@ethereal/contracts/identity';
import { timeAgo } from '@ethereal/shop-ui/format/time-ago.ts';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import {
  type Credentials,
  ReauthenticationForm,
  requiresReauthentication,
} from '@ethereal/shop-ui/second-factor/ReauthenticationForm.tsx';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { messageOf } from '@ethereal/web-kit/api/errors.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { LoadingRows } from '@ethereal/web-kit/components/LoadingPlace.tsx';
import { QueryView } from '@ethereal/web-kit/components/QueryView.tsx';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { Section } from '../../frame/Section.tsx';
import { createPasskey, hasPasskeys, isDismissed, isKnownDevice } from '../../passkeys/webauthn.ts';
import pageStyles from '../AccountSettingsPage.module.css';
import styles from './Passkeys.module.css';

const KEY = [...keys.mine, 'mf-account', 'passkeys'];

/** A change that the server may refuse until the password is entered again; without `passkey`, a new one is added. */
type Change = { passkey?: Passkey; credentials: Credentials };

/** Returns the mutation that adds a passkey or removes one, and shows the list that the server answers. */
function useChangePasskeys() {
  const client = useQueryClient();
  return useMutation({
    async mutationFn({ passkey, credentials }: Change) {
      if (!passkey) return createPasskey(credentials);
      const params = { passkeyId: passkey._id };
      return (await callApi(removePasskey, { params, body: credentials })).passkeys;
    },
    onSuccess(passkeys, { passkey }) {
      client.setQueryData(KEY, passkeys);
      notify.success(passkey ? 'The passkey is removed.' : 'The passkey is added.');
    },
    onError(error, { passkey }) {
      if (requiresReauthentication(error)) return;
      if (isDismissed(error)) notify.alert('No passkey was added.');
      else if (isKnownDevice(error)) notify.alert('This device has a passkey of your account already.');
      else
        notify.error(messageOf(error, `The passkey could not be ${passkey ? 'removed' : 'added'}. Please try again.`));
    },
  });
}

/** Lists the passkeys of the account, adds one of this device, and removes them. */
export function Passkeys() {
  const query = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await callApi(listPasskeys, { signal })).passkeys,
  });
  return (
    <Section
      title="Passkeys"
      lead="Log in by your fingerprint, your face or your device’s PIN. A passkey needs no password and no code."
    >
      <QueryView
        query={query}
        pending={<LoadingRows label="Loading your passkeys" height="2.75rem" />}
        failed="Your passkeys could not be loaded."
      >
        {(passkeys) => <List passkeys={passkeys} />}
      </QueryView>
    </Section>
  );
}

function List({ passkeys }: { passkeys: readonly Passkey[] }) {
  const change = useChangePasskeys();
  const { variables, error, isPending, mutate } = change;
  const needsReauthentication = requiresReauthentication(error);
  return (
    <>
      {passkeys.length > 0 && (
        <ul className="stack-3">
          {passkeys.map((passkey) => (
            <li key={passkey._id} className="row-3 center">
              <KeyRound size={20} aria-hidden="true" />
              <p className={styles.text}>
                <b>{passkey.name}</b>
                <span className="quiet">{usageText(passkey)}</span>
              </p>
              <Button
                variant="secondary"
                size="small"
                aria-label={`Remove the passkey of ${passkey.name}`}
                busy={isPending && variables.passkey === passkey}
                onClick={() => mutate({ passkey, credentials: {} })}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      {needsReauthentication && variables ? (
        <ReauthenticationForm
          error={error}
          busy={isPending}
          onSubmit={(credentials) => mutate({ ...variables, credentials })}
          onCancel={change.reset}
        />
      ) : (
        <AddPasskey
          count={passkeys.length}
          busy={isPending && !variables.passkey}
          onAdd={() => mutate({ credentials: {} })}
        />
      )}
    </>
  );
}

function usageText({ createdAt, lastUsedAt }: Passkey): string {
  const now = new Date();
  if (lastUsedAt === null) return `Added ${timeAgo(new Date(createdAt), now)}, never used`;
  return `Last used ${timeAgo(new Date(lastUsedAt), now)}`;
}

function AddPasskey({ count, busy, onAdd }: { count: number; busy: boolean; onAdd: () => void }) {
  if (!hasPasskeys())
    return (
      <p className={`amber text-sm wrap ${pageStyles.hint}`}>This browser cannot create a passkey for this site.</p>
    );
  if (count >= MAX_PASSKEYS) return <p>You have {MAX_PASSKEYS} passkeys. Remove one to add another.</p>;
  return (
    <Button variant="secondary" className={styles.add ?? ''} busy={busy} onClick={onAdd}>
      Add a passkey
    </Button>
  );
}
