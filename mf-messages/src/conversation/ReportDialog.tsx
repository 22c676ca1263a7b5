import { type Message, reportConversation } from '@ethereal/contracts/messages';
import { ReportForm } from '@ethereal/shop-ui/components/ReportForm.tsx';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { Select } from '@ethereal/web-kit/components/Select.tsx';
import { useState } from 'react';

/** Maximum length of a message in the choice of messages, in characters. */
const LABEL_LENGTH = 60;
/** Returns the beginning of a message, by which a person recognizes it. */
const labelOf = ({ text, at }: Message) =>
  `${new Date(at).toLocaleDateString('en-US')}: ${text.slice(0, LABEL_LENGTH) || 'Picture'}`;

type ReportProps = { id: string; messages: readonly Message[]; onClose: () => void };

/** Renders the form that reports one of the messages, the newest unless another is chosen. */
export function ReportDialog({ id, messages, onClose }: ReportProps) {
  const [messageId, setMessageId] = useState(messages[0]?._id ?? '');
  return (
    <ReportForm
      id={id}
      title="Report a message"
      description="Those who look after the shop may then read the conversation. The other person does not learn of it."
      cause={{ label: 'What is wrong?', placeholder: 'Choose', missing: 'Reason is required.' }}
      text={{ label: 'Tell us more', optional: true }}
      send={({ cause, text }) =>
        callApi(reportConversation, { params: { id }, body: { messageId, reason: cause, text } })
      }
      onClose={onClose}
    >
      <Select
        label="Message"
        options={messages.map((message) => ({ value: message._id, label: labelOf(message) }))}
        value={messageId}
        onChange={({ target }) => setMessageId(target.value)}
      />
    </ReportForm>
  );
}
