import { MAX_CHAT_MESSAGE } from '@ethereal/contracts/chat';
import { invalid } from '@ethereal/service-kit/errors';

const PREFIX = /^(?:\/api)?\/chat_stream\/?/i;

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw refused('The message is not encoded as a part of an address should be.');
  }
}

const refused = (message: string) => invalid(message, { errors: { message } });

/**
 * Returns the message in the path. Everything after the prefix is the message, including encoded slashes.
 * @throws invalid when it is malformed, blank or too long.
 */
export function readMessage(rawPath: string): string {
  const message = decoded(rawPath.replace(PREFIX, ''));
  if (message.trim() === '') throw refused('Please write a message.');
  if ([...message].length > MAX_CHAT_MESSAGE) {
    throw refused(`A message may have at most ${MAX_CHAT_MESSAGE.toLocaleString('en-US')} characters.`);
  }
  return message;
}
