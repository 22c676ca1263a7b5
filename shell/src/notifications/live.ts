import { streamNotifications } from '@ethereal/contracts/notifications';
import { fieldOf } from '@ethereal/web-kit/api/field-of.ts';
import { followStream } from '@ethereal/web-kit/api/follow-stream.ts';

const NAME = 'ethereal-notifications';
/** Message by which a new tab requests the current state from the tab that reads the stream. */
const STATE_REQUEST = 'what is new?';

/** State that the tabs receive: the number of unread notifications. Each new notification changes it. */
type News = { unread: number };

type StreamOptions = {
  token: string;
  signal: AbortSignal;
  onNews(news: News): void;
  /** Called when the server refuses the token. */
  onRefused(): void;
};

type Locks = Pick<LockManager, 'request'>;
type Channel = Pick<BroadcastChannel, 'postMessage' | 'close' | 'onmessage'>;
type Browser = { locks: Locks | undefined; openChannel: ((name: string) => Channel) | undefined };

/** Returns the locks and channels of this browser. Over plain http, except on localhost, there are no locks. */
const thisBrowser = (): Browser => ({
  locks: 'locks' in navigator ? navigator.locks : undefined,
  openChannel: typeof BroadcastChannel === 'function' ? (name) => new BroadcastChannel(name) : undefined,
});

function newsOf(message: unknown): (News & { isAnswer: boolean }) | undefined {
  const unread = fieldOf(message, 'unread');
  return typeof unread === 'number' ? { unread, isAnswer: fieldOf(message, 'isAnswer') === true } : undefined;
}

/** Reads the stream of notifications until `signal` aborts. */
const readStream = ({ onNews, ...options }: StreamOptions) =>
  followStream({
    ...options,
    path: streamNotifications.path,
    onEvent({ name, data }) {
      const news = name === 'unread' ? newsOf(data) : undefined;
      if (news) onNews({ unread: news.unread });
    },
  });

/**
 * Follows the notifications with one connection for the whole browser. The tab that holds the lock reads the stream and
 * broadcasts to the other tabs, including those opened later. When it closes, the next tab takes the lock. In a browser
 * without locks or channels, each tab reads the stream itself.
 */
export async function followNotifications(options: StreamOptions, browser = thisBrowser()): Promise<void> {
  const { locks, openChannel } = browser;
  const { signal, onNews } = options;
  if (!locks || !openChannel) return readStream(options);

  const channel = openChannel(NAME);
  signal.addEventListener('abort', () => channel.close());
  let latest: News | undefined;
  let isReader = false;
  const receive = (news: News) => {
    latest = news;
    onNews(news);
  };
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (signal.aborted) return;
    if (data === STATE_REQUEST && isReader && latest) channel.postMessage({ ...latest, isAnswer: true });
    const news = newsOf(data);
    // An answer is for the tab that requested the state; the other tabs have received it already.
    if (news && !(news.isAnswer && latest)) receive(news);
  };
  channel.postMessage(STATE_REQUEST);
  const read = () => {
    isReader = true;
    const shareNews = (news: News) => {
      receive(news);
      channel.postMessage(news);
    };
    return readStream({ ...options, onNews: shareNews });
  };
  try {
    await locks.request(NAME, { signal }, read);
  } catch (error) {
    // The tab was closed while it waited for the lock.
    if (!signal.aborted) throw error;
  }
}
