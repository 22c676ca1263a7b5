import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { HOUR_MS } from '@ethereal/contracts/durations';
import type { statementsOf } from './statements.ts';

/** `new`: no details yet. `restricted`: a document is missing. */
export type AccountState = 'new' | 'review' | 'ready' | 'restricted';

/** A seller's account at the test bank. */
export type Account = { id: string; seller: string; state: AccountState; number: string | null };

/** An address that opens an account's page, and the page of the shop that the seller returns to. */
export type AccountLink = { token: string; account: string; returnUrl: string; expiresAt: number };

type Arrival = { cents: number; at: number; id: string };

/** Time for which a link to a page of the bank is valid, in milliseconds. */
const LINK_MS = HOUR_MS;
/** Returns a random id that starts with its kind. */
export const newId = (kind: string): string => `${kind}_${randomBytes(12).toString('hex')}`;

/**
 * Opens the sellers' accounts in the bank's books: their states, the amounts received, and the amounts sent on to the
 * seller's own bank.
 */
export function openAccountBooks(db: DatabaseSync, prepare: ReturnType<typeof statementsOf>, balance: () => number) {
  db.exec(`
    create table if not exists accounts (id text primary key, key text unique, seller text, state text, number text) strict;
    create table if not exists links (token text primary key, account text, returnUrl text, expiresAt integer) strict;
    create table if not exists arrivals (id text primary key, account text, cents integer, at integer) strict;
    create table if not exists returns (payout text, at integer) strict;
  `);
  const find = (id: string) => prepare('select * from accounts where id = ?').get(id) as Account | undefined;
  const sumOf = (sql: string, account: string) => Number(prepare(sql).get(account)?.cents ?? 0);
  const transferred = (account: string) =>
    sumOf(
      `select coalesce(sum(cents), 0) as cents from movements where kind = 'transfer' and authorization = ?`,
      account,
    );
  const sentOn = (account: string) =>
    sumOf('select coalesce(sum(cents), 0) as cents from arrivals where account = ?', account);

  return {
    find,
    /** Opens an account. The same key returns the same account. */
    open(key: string, seller: string): Account {
      prepare(`insert into accounts values (?, ?, ?, 'new', null) on conflict (key) do nothing`).run(
        newId('acct'),
        key,
        seller,
      );
      return prepare('select * from accounts where key = ?').get(key) as Account;
    },
    link(account: string, returnUrl: string): AccountLink {
      const link = { token: newId('link'), account, returnUrl, expiresAt: Date.now() + LINK_MS };
      prepare('insert into links values (?, ?, ?, ?)').run(link.token, account, returnUrl, link.expiresAt);
      return link;
    },
    findLink: (token: string) => prepare('select * from links where token = ?').get(token) as AccountLink | undefined,
    move: (id: string, state: AccountState, number?: string) =>
      void prepare('update accounts set state = ?, number = coalesce(?, number) where id = ?').run(
        state,
        number ?? null,
        id,
      ),
    /** Moves a share to an account, once per payout, unless the account is not ready or the shop's balance is short. */
    transfer(payout: string, account: string, cents: number): 'done' | 'short' | 'refused' {
      const key = `transfer:${payout}`;
      if (prepare('select 1 from movements where key = ?').get(key)) return 'done';
      if (find(account)?.state !== 'ready') return 'refused';
      if (balance() < cents) return 'short';
      prepare(`insert into movements values (?, 'transfer', ?, ?)`).run(key, account, cents);
      return 'done';
    },
    /**
     * Sends a share on to the seller's own bank, once per payout. Returns false while the account is not ready or holds
     * less.
     */
    sendOn(payout: string, account: string, cents: number): boolean {
      if (prepare('select 1 from arrivals where id = ?').get(payout)) return true;
      if (find(account)?.state !== 'ready' || transferred(account) - sentOn(account) < cents) return false;
      prepare('insert into arrivals values (?, ?, ?, ?)').run(payout, account, cents, Date.now());
      return true;
    },
    /** Sends the money of the latest arrival back to the account. Returns the payout; undefined without an arrival. */
    sendBack(account: string): string | undefined {
      const latest = prepare('select id from arrivals where account = ? order by at desc, id limit 1').get(account);
      if (!latest) return undefined;
      const payout = String(latest.id);
      prepare('delete from arrivals where id = ?').run(payout);
      prepare('insert into returns values (?, ?)').run(payout, Date.now());
      return payout;
    },
    /** Whether a payout was returned at least once. */
    wasReturned: (payout: string) => prepare('select 1 from returns where payout = ?').get(payout) !== undefined,
    hasArrived: (payout: string) => prepare('select 1 from arrivals where id = ?').get(payout) !== undefined,
    arrivals: (account: string) =>
      prepare('select * from arrivals where account = ? order by at desc, id limit 50').all(account) as Arrival[],
  };
}
