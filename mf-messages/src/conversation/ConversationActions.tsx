import {
  blockConversation,
  type Conversation,
  hideConversation,
  reportConversation,
  unblockConversation,
} from '@ethereal/contracts/messages';
import { MAX_REASON } from '@ethereal/contracts/reason';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useAction } from '@ethereal/web-kit/api/useAction.ts';
import { ConfirmDialog } from '@ethereal/web-kit/components/ConfirmDialog.tsx';
import { FormDialog } from '@ethereal/web-kit/components/FormDialog.tsx';
import { IconButton } from '@ethereal/web-kit/components/IconButton.tsx';
import { TextArea } from '@ethereal/web-kit/components/TextArea.tsx';
import { useNavigate } from '@ethereal/web-kit/router.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Ban, Flag, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { messageKeys } from '../message-keys.ts';
import styles from './ConversationPane.module.css';

const FAILED = 'That did not work. Please try again.';

/** Renders the buttons that block, report and delete. */
export function ConversationActions({ conversation }: { conversation: Conversation }) {
  const { _id: id, state, other } = conversation;
  const [asking, setAsking] = useState<'block' | 'report' | 'delete'>();
  const client = useQueryClient();
  const navigate = useNavigate();
  const close = () => setAsking(undefined);
  const reload = () => client.invalidateQueries({ queryKey: messageKeys.all });
  const isBlocked = state === 'blocked';
  const block = useAction({
    mutationFn: () => callApi(isBlocked ? unblockConversation : blockConversation, { params: { id } }),
    failed: FAILED,
    onSuccess: reload,
    onSettled: close,
  });
  const hide = useAction({
    mutationFn: () => callApi(hideConversation, { params: { id } }),
    failed: FAILED,
    async onSuccess() {
      navigate('/ethereal/messages', { replace: true });
      await reload();
    },
    onSettled: close,
  });
  return (
    <div className={styles.actions}>
      {other._id && (
        <IconButton
          label={isBlocked ? `Unblock ${other.name}` : `Block ${other.name}`}
          aria-pressed={isBlocked}
          icon={<Ban size={18} />}
          onClick={() => (isBlocked ? block.mutate() : setAsking('block'))}
        />
      )}
      <IconButton label="Report this conversation" icon={<Flag size={18} />} onClick={() => setAsking('report')} />
      <IconButton label="Delete this conversation" icon={<Trash2 size={18} />} onClick={() => setAsking('delete')} />
      <ConfirmDialog
        open={asking === 'block'}
        message={`Block ${other.name}? Neither of you can write to the other.`}
        busy={block.isPending}
        onConfirm={() => block.mutate()}
        onCancel={close}
      />
      <ConfirmDialog
        open={asking === 'delete'}
        message="Delete this conversation from your view? The other person keeps it."
        busy={hide.isPending}
        onConfirm={() => hide.mutate()}
        onCancel={close}
      />
      {asking === 'report' && <ReportDialog id={id} onClose={close} />}
    </div>
  );
}

function ReportDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const given = reason.trim();
  const report = useAction({
    mutationFn: () => callApi(reportConversation, { params: { id }, body: { reason: given } }),
    failed: FAILED,
    onSuccess() {
      notify.success('Thank you. We will look at it.');
      onClose();
    },
  });
  return (
    <FormDialog
      title="Report this conversation"
      description="Those who look after the shop may then read it. The other person does not learn of it."
      cancelText="Cancel"
      submitText="Report"
      busy={report.isPending}
      onClose={onClose}
      onSubmit={() => {
        setChecked(true);
        if (given && !report.isPending) report.mutate();
      }}
    >
      <TextArea
        label="What is wrong?"
        rows={4}
        maxLength={MAX_REASON}
        value={reason}
        error={isChecked && !given ? 'Reason is required.' : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
    </FormDialog>
  );
}
