/** Options of an infinite query whose call takes a cursor, and answers with the cursor of the next page. */
export const byCursor = {
  initialPageParam: '',
  getNextPageParam: ({ nextCursor }: { nextCursor?: string | null }): string | undefined => nextCursor ?? undefined,
};
