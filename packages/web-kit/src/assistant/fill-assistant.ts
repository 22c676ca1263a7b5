/** Name of the event that opens the assistant; its `detail` is the text for the message field. */
export const FILL_ASSISTANT = 'ethereal:fill-assistant';

/** Opens the assistant with a text in its message field, which the visitor sends or changes. */
export function fillAssistant(text: string): void {
  dispatchEvent(new CustomEvent(FILL_ASSISTANT, { detail: text }));
}
