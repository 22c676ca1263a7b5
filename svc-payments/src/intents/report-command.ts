import type { Report } from '../providers/provider.ts';
import type { Command } from './intent.ts';

/** Returns the command that a page's report means for its payment; undefined while the page is open. */
export function commandOf(session: string, report: Report): Command | undefined {
  switch (report.state) {
    case 'authorized':
      return { type: 'authorize', authorization: { id: report.authorization, session, cents: report.cents } };
    case 'declined':
      return { type: 'decline', session };
    case 'expired':
      return { type: 'end-session', session };
    case 'open':
      return undefined;
  }
}
