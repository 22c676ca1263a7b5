import { type News, readStream, type StreamOptions } from './read-stream.ts';

const NAME = 'ethereal-notifications';
/** Asked by a tab that comes later: what was told before it listened. */
const WHAT_IS_NEW = 'what is new?';

type Locks = Pick<LockManager, 'request'>;
type Channel = Pick<BroadcastChannel, 'postMessage' | 'close' | 'onmessage'>;
type Browser = { locks: Locks | undefined; openChannel: ((name: string) => Channel) | undefined };

/** What this browser has; over plain http off localhost there are no locks. */
const thisBrowser = (): Browser => ({
  locks: 'locks' in navigator ? navigator.locks : undefined,
  openChannel: typeof BroadcastChannel === 'function' ? (name) => new BroadcastChannel(name) : undefined,
});

function newsOf(message: unknown): (News & { isAnswer: boolean }) | undefined {
  return typeof message === 'object' && message !== null && 'unread' in message && typeof message.unread === 'number'
    ? { unread: message.unread, isAnswer: 'isAnswer' in message }
    : undefined;
}

/**
 * Follows the notifications with one connection for the whole browser: the tab that holds the lock reads the stream and
 * tells the others, also those that open later; when it closes, the next takes over. Where a browser lacks locks or channels, each tab reads for
 * itself.
 */
export async function followNotifications(options: StreamOptions, browser = thisBrowser()): Promise<void> {
  const { locks, openChannel } = browser;
  const { signal, onNews } = options;
  if (!locks || !openChannel) return readStream(options);

  const channel = openChannel(NAME);
  signal.addEventListener('abort', () => channel.close());
  let told: News | undefined;
  let isReader = false;
  const hear = (news: News) => {
    told = news;
    onNews(news);
  };
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (signal.aborted) return;
    if (data === WHAT_IS_NEW && isReader && told) channel.postMessage({ ...told, isAnswer: true });
    const news = newsOf(data);
    // An answer is for the tab that asked: the others have heard it.
    if (news && !(news.isAnswer && told)) hear(news);
  };
  channel.postMessage(WHAT_IS_NEW);
  const read = () => {
    isReader = true;
    const tellAll = (news: News) => {
      hear(news);
      channel.postMessage(news);
    };
    return readStream({ ...options, onNews: tellAll });
  };
  try {
    await locks.request(NAME, { signal }, read);
  } catch (error) {
    // The tab left while it waited for its turn.
    if (!signal.aborted) throw error;
  }
}
