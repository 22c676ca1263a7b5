import { DatabaseSync } from 'node:sqlite';
import PostalMime, { type Email } from 'postal-mime';

/** Number of mails that are kept; older ones are deleted. */
const KEPT = 500;

/** A mail as the server received it. */
export type StoredMail = Pick<Email, 'subject' | 'from' | 'to' | 'text' | 'html' | 'headers'> & {
  id: number;
  /** Time of arrival, as an ISO date. */
  time: string;
};

export type Mails = ReturnType<typeof openMails>;

/** Opens the mails on disk, so that they outlive the process. */
export function openMails(path: string) {
  const db = new DatabaseSync(path);
  db.exec(`
    pragma journal_mode = wal;
    pragma synchronous = off;
    create table if not exists mails (id integer primary key autoincrement, mail text) strict;
  `);
  const insert = db.prepare('insert into mails (mail) values (?)');
  const drop = db.prepare('delete from mails where id <= ?');
  const byId = db.prepare('select id, mail from mails where id = ?');
  const all = db.prepare('select id, mail from mails order by id');
  const mailOf = ({ id, mail }: Record<string, unknown>): StoredMail => ({ ...JSON.parse(String(mail)), id });

  return {
    /** Stores a mail from its source. */
    async add(source: Buffer): Promise<void> {
      const { subject, from, to, text, html, headers } = await PostalMime.parse(source);
      const time = new Date().toISOString();
      const { lastInsertRowid } = insert.run(JSON.stringify({ subject, from, to, time, text, html, headers }));
      drop.run(Number(lastInsertRowid) - KEPT);
    },
    /** Returns all mails, the newest last. */
    all: (): StoredMail[] => all.all().map(mailOf),
    find(id: number): StoredMail | undefined {
      const row = byId.get(id);
      return row && mailOf(row);
    },
    close: () => db.close(),
  };
}
