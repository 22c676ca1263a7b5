import { chatFeedback } from '@ethereal/contracts/chat';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { readToken } from '@ethereal/web-kit/session/token.ts';

/**
 * Reports that the last answer of a conversation was not what the visitor meant. The token identifies the user, if
 * there is one.
 */
export async function sendNotMeant(checkpoint: string): Promise<void> {
  const token = readToken();
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  await callApi(chatFeedback, { body: { checkpoint_id: checkpoint }, headers });
}
