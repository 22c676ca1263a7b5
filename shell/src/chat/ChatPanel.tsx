import { chatFeedback, MAX_CHAT_MESSAGE } from '@ethereal/contracts/chat';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { IconButton } from '@ethereal/web-kit/components/IconButton.tsx';
import { useChanged } from '@ethereal/web-kit/hooks/useChanged.ts';
import { readToken } from '@ethereal/web-kit/session/token.ts';
import { SendHorizontal, Square, X } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type Ref, useEffect, useEffectEvent, useRef, useState } from 'react';
import { onCloseRequest } from '../layout/close-requests.ts';
import type { Draft } from './ChatSlot.tsx';
import styles from './ChatWidget.module.css';
import { Message } from './Message.tsx';
import { NotMeant } from './NotMeant.tsx';
import { coversPage } from './open-storage.ts';
import { QuickReplies, quickRepliesTo } from './QuickReplies.tsx';
import type { useChat } from './useChat.ts';
import { useFollowEnd } from './useFollowEnd.ts';

/**
 * Reports that the last answer of a conversation was not what the visitor meant. The token identifies the user, if
 * there is one.
 */
async function sendNotMeant(checkpoint: string): Promise<void> {
  const token = readToken();
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  await callApi(chatFeedback, { body: { checkpoint_id: checkpoint }, headers });
}

type Props = {
  id: string;
  chat: ReturnType<typeof useChat>;
  draft?: Draft | undefined;
  takeFocus: boolean;
  onClose: () => void;
};

type MessageFormProps = {
  input: Ref<HTMLInputElement>;
  text: string;
  /** Whether an answer is in flight, which the button then stops. */
  busy: boolean;
  onType: (text: string) => void;
  onSubmit: (event: FormEvent) => void;
  onStop: () => void;
};

/** Renders the field for the next message, and the button that sends it or stops the answer. */
function MessageForm({ input, text, busy, onType, onSubmit, onStop }: MessageFormProps) {
  return (
    <form className={`line-2 center ${styles.form}`} onSubmit={onSubmit}>
      <input
        ref={input}
        className={styles.input}
        aria-label="Message"
        placeholder="Type a message"
        autoComplete="off"
        enterKeyHint="send"
        maxLength={MAX_CHAT_MESSAGE}
        value={text}
        onChange={(event) => onType(event.target.value)}
      />
      {busy ? (
        <IconButton label="Stop" icon={<Square size={18} aria-hidden="true" />} onClick={onStop} />
      ) : (
        <IconButton
          type="submit"
          label="Send"
          className={styles.send}
          icon={<SendHorizontal size={18} aria-hidden="true" />}
        />
      )}
    </form>
  );
}

/** Renders the conversation and the field for the next message. */
export function ChatPanel({ id, chat, draft, takeFocus, onClose }: Props) {
  const { messages, checkpointId, busy, send, stop } = chat;
  const last = messages.at(-1);
  const [text, setText] = useState(draft?.text ?? '');
  if (useChanged(draft) && draft) setText(draft.text);
  const input = useRef<HTMLInputElement>(null);
  const { log, content } = useFollowEnd(messages);

  useEffect(() => {
    if (takeFocus || draft) input.current?.focus();
  }, [takeFocus, draft]);

  const close = useEffectEvent(onClose);
  useEffect(() => (coversPage() ? onCloseRequest(() => close()) : undefined), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (busy || text.trim() === '') return;
    setText('');
    void send(text);
  }

  function reply(text: string) {
    void send(text);
    input.current?.focus();
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    onClose();
  }

  function stopAndFocus() {
    stop();
    input.current?.focus();
  }

  return (
    <div
      id={id}
      className={styles.panel}
      data-assistant=""
      role="dialog"
      aria-modal="false"
      aria-labelledby={`${id}-title`}
      onKeyDown={closeOnEscape}
    >
      <header className={`line-2 center spread ${styles.header}`}>
        <h2 id={`${id}-title`} className="text-lg">
          Shop assistant
        </h2>
        <IconButton label="Close the assistant" icon={<X size={20} aria-hidden="true" />} onClick={onClose} />
      </header>
      <div
        ref={log}
        className={styles.log}
        role="log"
        aria-live="polite"
        aria-label="Conversation"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
        tabIndex={0}
      >
        <div ref={content} className={styles.messages}>
          {messages.map((message) => (
            <Message key={message.id} message={message} />
          ))}
        </div>
        {last && !busy && !last.isUser && messages.length > 1 && checkpointId !== undefined && (
          <NotMeant key={last.id} onSend={() => sendNotMeant(checkpointId)} onSent={() => input.current?.focus()} />
        )}
      </div>
      <div className={styles.replies}>
        <QuickReplies replies={quickRepliesTo(messages)} onReply={reply} />
      </div>
      <MessageForm input={input} text={text} busy={busy} onType={setText} onSubmit={submit} onStop={stopAndFocus} />
    </div>
  );
}
