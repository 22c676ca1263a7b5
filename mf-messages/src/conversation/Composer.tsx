import { RISK_WARNINGS, risksOf } from '@ethereal/contracts/message-care';
import type { SavedReply } from '@ethereal/contracts/message-settings';
import { MAX_MESSAGE } from '@ethereal/contracts/messages';
import type { StoredPicture } from '@ethereal/shop-ui/pictures/upload-picture.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { limitText } from '@ethereal/web-kit/forms/useLimitHint.tsx';
import { SendHorizontal } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import styles from './Composer.module.css';
import { AddPictures, PicturesRow } from './PicturesRow.tsx';
import { usePictures } from './usePictures.ts';
import { useUnsent } from './useUnsent.ts';

/** Id of the field for a message. A page has one. */
export const MESSAGE_FIELD = 'message';

type Props = {
  /** Name of the conversation, by which unsent text and pictures are kept. */
  name: string;
  /** Text of the field at first, in place of an unsent one. */
  initial?: string;
  onSend: (text: string, images: readonly StoredPicture[]) => void;
  /** Saved replies, inserted by a press. */
  replies?: readonly SavedReply[] | undefined;
  /** Text before the field, such as an away note. */
  note?: ReactNode;
};

type SavedRepliesProps = { replies: readonly SavedReply[]; onInsert: (text: string) => void };

/** Renders the saved replies of a seller, each of which a press inserts. Renders nothing without one. */
function SavedReplies({ replies, onInsert }: SavedRepliesProps) {
  if (replies.length === 0) return null;
  return (
    <ul className={`line-2 ${styles.replies}`} aria-label="Saved replies">
      {replies.map(({ title, text }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two replies may be the same
        <li key={at}>
          <button
            type="button"
            className={`ellipsis text-sm ${styles.reply}`}
            dir="auto"
            title={text}
            onClick={() => onInsert(text)}
          >
            {title}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Renders warnings about the text in the field, which screen readers announce. */
function Warnings({ warnings }: { warnings: readonly string[] }) {
  return (
    <div role="alert">
      {warnings.map((warning) => (
        <p key={warning} className={`amber text-sm ${styles.warning}`}>
          {warning}
        </p>
      ))}
    </div>
  );
}

/**
 * Renders the field for a message. Enter sends, Shift+Enter begins a line. A risky message is sent at the second try.
 */
export function Composer({ name, initial = '', onSend, replies = [], note }: Props) {
  const [draft, setDraft] = useUnsent('draft', name, '');
  const [isFilled, setFilled] = useState(initial !== '');
  const text = isFilled ? initial : draft;
  const [warnedText, setWarnedText] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const pictures = usePictures(name);
  const risks = warnedText === text ? risksOf(text) : [];
  const warnings = risks.map((risk) => RISK_WARNINGS[risk]);
  if (text.length >= MAX_MESSAGE) warnings.push(limitText(MAX_MESSAGE));

  function setText(next: string): void {
    setFilled(false);
    setDraft(() => next);
  }
  function submit(event?: FormEvent): void {
    event?.preventDefault();
    const words = text.trim();
    if ((words !== '' || pictures.uploaded.length > 0) && !pictures.isUploading) sendOrWarn(words);
    field.current?.focus();
  }
  function sendOrWarn(words: string): void {
    if (risksOf(text).length > 0 && warnedText !== text) {
      setWarnedText(text);
      return;
    }
    onSend(words, pictures.uploaded);
    pictures.clear();
    setText('');
    setWarnedText(undefined);
  }
  function sendOnEnter(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  }
  function insert(reply: string): void {
    setText((text.trim() ? `${text.trimEnd()}\n${reply}` : reply).slice(0, MAX_MESSAGE));
    field.current?.focus();
  }

  return (
    <form className={styles.composer} onSubmit={submit}>
      {note}
      <Warnings warnings={warnings} />
      <SavedReplies replies={replies} onInsert={insert} />
      <PicturesRow pictures={pictures} />
      <div className={`line-2 ${styles.row}`}>
        <AddPictures pictures={pictures} />
        <label className="visually-hidden" htmlFor={MESSAGE_FIELD}>
          Message
        </label>
        <textarea
          id={MESSAGE_FIELD}
          ref={field}
          className={styles.field}
          dir="auto"
          rows={2}
          maxLength={MAX_MESSAGE}
          placeholder="Message"
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={sendOnEnter}
        />
        <Button
          className={styles.send}
          type="submit"
          busy={pictures.isUploading}
          aria-label={risks.length > 0 ? 'Send anyway' : 'Send'}
        >
          {!pictures.isUploading && <SendHorizontal size={18} aria-hidden="true" />}
          {risks.length > 0 ? 'Send anyway' : <span className={styles.word}>Send</span>}
        </Button>
      </div>
    </form>
  );
}
