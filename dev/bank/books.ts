import { DatabaseSync } from 'node:sqlite';
import { newId, openAccountBooks } from './account-books.ts';
import { statementsOf } from './statements.ts';

export type SessionState = 'open' | 'authorized' | 'declined' | 'expired';

/** Page that a buyer was sent to, with its outcome. */
export type Session = {
  id: string;
  order: string;
  cents: number;
  currency: string;
  returnUrl: string;
  expiresAt: string;
  state: SessionState;
  authorization: string | null;
};

type Movement = 'capture' | 'refund' | 'release' | 'funds';

export type Books = ReturnType<typeof openBooks>;

/** Opens the bank's books on disk, so that its answers outlive its process. */
export function openBooks(path: string) {
  const db = new DatabaseSync(path);
  db.exec(`
    pragma journal_mode = wal;
    pragma synchronous = normal;
    create table if not exists sessions (id text primary key, key text unique, "order" text, cents integer, currency text,
      returnUrl text, expiresAt text, state text, authorization text unique) strict;
    create table if not exists movements (key text primary key, kind text, authorization text, cents integer) strict;
    create table if not exists reports (id integer primary key, session text, dueAt integer, tries integer) strict;
  `);
  const prepare = statementsOf(db);
  /** Returns the captured and added cents minus refunded and transferred ones. */
  function balance(): number {
    const row = prepare(
      `select coalesce(sum(case when kind in ('capture', 'funds') then cents when kind = 'release' then 0 else -cents end), 0) as cents from movements`,
    ).get();
    return Number(row?.cents ?? 0);
  }
  const accounts = openAccountBooks(db, prepare, balance);
  const byId = prepare('select * from sessions where id = ?');
  const sum = prepare('select coalesce(sum(cents), 0) as cents from movements where kind = ? and authorization = ?');
  const total = (kind: Movement, authorization: string) => Number(sum.get(kind, authorization)?.cents ?? 0);
  const find = (id: string) => byId.get(id) as Session | undefined;
  /** `about` is the id of a page, an account or a payout. */
  const report = (about: string, dueAt: number) => {
    prepare('insert into reports (session, dueAt, tries) values (?, ?, 0)').run(about, dueAt);
  };

  return {
    accounts,
    find,
    byAuthorization: (id: string) =>
      prepare('select * from sessions where authorization = ?').get(id) as Session | undefined,
    /** Opens a page. The same key returns the same page. */
    open(key: string, session: Pick<Session, 'order' | 'cents' | 'currency' | 'returnUrl' | 'expiresAt'>): Session {
      const { order, cents, currency, returnUrl, expiresAt } = session;
      prepare(`insert into sessions values (?, ?, ?, ?, ?, ?, ?, 'open', null) on conflict (key) do nothing`).run(
        newId('page'),
        key,
        order,
        cents,
        currency,
        returnUrl,
        expiresAt,
      );
      return prepare('select * from sessions where key = ?').get(key) as Session;
    },
    /** Settles an open page. Returns the page, which stays as it is when it was settled before. */
    settle(id: string, state: Exclude<SessionState, 'open'>): Session | undefined {
      const authorization = state === 'authorized' ? newId('auth') : null;
      prepare(`update sessions set state = ?, authorization = ? where id = ? and state = 'open'`).run(
        ...([state, authorization, id] as const),
      );
      return find(id);
    },
    /** Moves money once per key. Returns false when the authorization does not cover it. */
    move(key: string, kind: Movement, authorization: string, cents: number): boolean {
      if (prepare('select 1 from movements where key = ?').get(key)) return true;
      const page = prepare('select cents from sessions where authorization = ?').get(authorization);
      const held = Number(page?.cents ?? 0);
      const isReleased = prepare(`select 1 from movements where kind = 'release' and authorization = ?`).get(
        authorization,
      );
      const remaining = kind === 'refund' ? total('capture', authorization) : isReleased ? 0 : held;
      if ((kind === 'capture' || kind === 'refund') && total(kind, authorization) + cents > remaining) return false;
      prepare('insert into movements values (?, ?, ?, ?)').run(key, kind, authorization, cents);
      return true;
    },
    balance,
    /** Adds money of the shop's own bank, once per key. */
    addFunds(key: string, cents: number): void {
      prepare(`insert into movements values (?, 'funds', '', ?) on conflict (key) do nothing`).run(key, cents);
    },
    report,
    dueReports: (now: number) =>
      prepare('select * from reports where dueAt <= ? order by dueAt limit 100').all(now) as {
        id: number;
        session: string;
        tries: number;
      }[],
    reported: (id: number) => void prepare('delete from reports where id = ?').run(id),
    postpone: (id: number, dueAt: number) =>
      void prepare('update reports set dueAt = ?, tries = tries + 1 where id = ?').run(dueAt, id),
    close: () => db.close(),
  };
}
