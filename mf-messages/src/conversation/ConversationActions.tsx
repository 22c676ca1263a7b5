import {
  blockConversation,
  hideConversation,
  type Message,
  type OpenedConversation,
  unblockConversation,
} from '@ethereal/contracts/messages';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useAction } from '@ethereal/web-kit/api/useAction.ts';
import { ConfirmDialog } from '@ethereal/web-kit/components/ConfirmDialog.tsx';
import { IconButton } from '@ethereal/web-kit/components/IconButton.tsx';
import { lazyPart } from '@ethereal/web-kit/page/lazy-part.tsx';
import { useNavigate } from '@ethereal/web-kit/router.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Ban, Flag, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { messageKeys } from '../query-keys.ts';
import styles from './ConversationPane.module.css';

const ReportDialog = lazyPart(() => import('./ReportDialog.tsx').then((file) => file.ReportDialog));

const FAILED = 'That did not work. Please try again.';

type Props = { conversation: OpenedConversation; messages: readonly Message[] };

/** Renders the buttons that block, report and delete. */
export function ConversationActions({ conversation, messages }: Props) {
  const { _id: id, blocked: isBlocked, with: partner } = conversation;
  const receivedMessages = messages.filter(({ mine }) => !mine).toReversed();
  const [openDialog, setOpenDialog] = useState<'block' | 'report' | 'delete'>();
  const client = useQueryClient();
  const navigate = useNavigate();
  const close = () => setOpenDialog(undefined);
  const reload = () => client.invalidateQueries({ queryKey: messageKeys.all });
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
      {partner._id && (
        <IconButton
          label={isBlocked ? `Unblock ${partner.name}` : `Block ${partner.name}`}
          aria-pressed={isBlocked}
          icon={<Ban size={18} />}
          onClick={() => (isBlocked ? block.mutate() : setOpenDialog('block'))}
        />
      )}
      {receivedMessages.length > 0 && (
        <IconButton label="Report a message" icon={<Flag size={18} />} onClick={() => setOpenDialog('report')} />
      )}
      <IconButton
        label="Delete this conversation"
        icon={<Trash2 size={18} />}
        onClick={() => setOpenDialog('delete')}
      />
      <ConfirmDialog
        open={openDialog === 'block'}
        message={`Block ${partner.name}? Neither of you can write to the other.`}
        busy={block.isPending}
        onConfirm={() => block.mutate()}
        onCancel={close}
      />
      <ConfirmDialog
        open={openDialog === 'delete'}
        message="Delete this conversation from your view? The other person keeps it."
        busy={hide.isPending}
        onConfirm={() => hide.mutate()}
        onCancel={close}
      />
      {openDialog === 'report' && <ReportDialog id={id} messages={receivedMessages} onClose={close} />}
    </div>
  );
}
