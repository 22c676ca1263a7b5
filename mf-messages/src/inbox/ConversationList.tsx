import { type Conversation, listConversations, MAX_CONVERSATION_SEARCH } from '@ethereal/contracts/messages';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { ButtonLink } from '@ethereal/web-kit/components/ButtonLink.tsx';
import { EmptyState } from '@ethereal/web-kit/components/EmptyState.tsx';
import { LoadingRows } from '@ethereal/web-kit/components/LoadingPlace.tsx';
import { MoreButton } from '@ethereal/web-kit/components/MoreButton.tsx';
import { QueryView } from '@ethereal/web-kit/components/QueryView.tsx';
import { RowsStatus } from '@ethereal/web-kit/components/ResultStatus.tsx';
import { useDebounced } from '@ethereal/web-kit/hooks/useDebounced.ts';
import { byCursor } from '@ethereal/web-kit/query/by-cursor.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { MessagesSquare, Search } from 'lucide-react';
import { useState } from 'react';
import { messageKeys } from '../query-keys.ts';
import styles from './ConversationList.module.css';
import { ConversationRow } from './ConversationRow.tsx';

/** Returns the user's conversations page by page, the one with the newest message first. */
function useConversations(filter: { search: string; unread: boolean }) {
  return useInfiniteQuery({
    queryKey: messageKeys.list(filter),
    queryFn: ({ pageParam, signal }) => {
      const query = { search: filter.search, unread: filter.unread ? ('true' as const) : '', cursor: pageParam };
      return callApi(listConversations, { query, signal });
    },
    ...byCursor,
    placeholderData: keepPreviousData,
  });
}

/** Time without typing after which the search begins, in milliseconds. */
const SEARCH_AFTER_MS = 250;

/** Returns a seller's unread conversations first; otherwise the order of the server. */
const unreadFirst = (list: readonly Conversation[]) =>
  list.toSorted((a, b) => Number(isWaiting(b)) - Number(isWaiting(a)));
const isWaiting = ({ side, unread }: Conversation) => side === 'seller' && unread > 0;

/** Renders search, filter and the list of the user's conversations. */
export function ConversationList() {
  const [text, setText] = useState('');
  const [unread, setUnread] = useState(false);
  const search = useDebounced(text.trim(), SEARCH_AFTER_MS);
  const list = useConversations({ search, unread });
  const isFiltered = search !== '' || unread;
  const conversations = unreadFirst(list.data?.pages.flatMap((page) => page.conversations) ?? []);
  return (
    <>
      <div className={`line-2 ${styles.tools}`}>
        <label className={`line-2 center shrink muted ${styles.search}`}>
          <Search size={18} aria-hidden="true" />
          <input
            type="search"
            aria-label="Search conversations"
            placeholder="Search"
            maxLength={MAX_CONVERSATION_SEARCH}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </label>
        <button
          type="button"
          className={styles.filter}
          aria-pressed={unread}
          onClick={() => setUnread((before) => !before)}
        >
          Unread
        </button>
      </div>
      <RowsStatus label="Conversations" list={list} count={conversations.length} />
      <QueryView
        query={list}
        pending={<LoadingRows label="Loading your conversations" height="4.5rem" />}
        failed="Your messages could not be loaded."
        isEmpty={() => conversations.length === 0}
        empty={isFiltered ? <EmptyState title="No conversation matches." /> : <NoMessages />}
      >
        {() => (
          <>
            <ul>
              {conversations.map((conversation) => (
                <li key={conversation._id}>
                  <ConversationRow conversation={conversation} />
                </li>
              ))}
            </ul>
            {list.hasNextPage && (
              <div className={styles.more}>
                <MoreButton list={list} variant="quiet">
                  Show more
                </MoreButton>
              </div>
            )}
          </>
        )}
      </QueryView>
    </>
  );
}

function NoMessages() {
  return (
    <EmptyState
      icon={<MessagesSquare size={44} strokeWidth={1.4} />}
      title="No messages yet"
      action={<ButtonLink to="/ethereal/all">Browse the shop</ButtonLink>}
    >
      Ask a seller about an item on its page. The answer appears here.
    </EmptyState>
  );
}
