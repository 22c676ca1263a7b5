import { NO } from '../twelfth/patterns.ts';
import type { Written } from '../written.ts';

/** How the shop works, a word between people, and what is sold elsewhere. */
export const around: readonly Written[] = [
  ['help', 'Which countries do you ship to?', { none: true, says: /United States|New York|California/i }],
  ['help', 'forgot my password', { none: true, says: /reset|forgot|link/i }],
  ['help', 'what rules are there for a new password', { none: true, says: /\b7\b|seven/i }],
  ['help', 'I typed my last name wrong, where can I correct it?', { none: true, says: /setting|profile/i }],
  ['help', 'How do I put my own clothes up for sale here?', { none: true, says: /Add Item|store/i }],
  ['help', 'my parcel arrived damaged', { none: true, says: /contact|write|return/i }],
  ['help', 'how many of the same thing can I put in the cart', { none: true, says: /\b10\b|\bten\b/i }],
  ['talk', 'Good evening!', { none: true, says: /./ }],
  [
    'talk',
    'Are you a real person?',
    {
      none: true,
      says: /assistant|\bbot\b|\bAI\b|computer|program|machine|not (?:a )?(?:real )?(?:person|human)/i,
    },
  ],
  ['talk', 'this website is so slow it drives me crazy', { none: true, says: /./ }],
  ['talk', 'thanks, that was everything', { none: true, says: /./ }],
  ['talk', 'Who will win the world cup?', { none: true, says: /./ }],
  ['not-sold', 'Do you have dog food?', { says: NO }],
  ['not-sold', 'winter tyres for a VW Golf', { says: NO }],
  ['not-sold', 'I want to order a wedding cake', { says: NO }],
  ['not-sold', 'any fishing rods?', { says: NO }],
  ['not-sold', 'I need paracetamol', { says: NO }],
  ['not-sold', 'do you sell bicycles', { says: NO }],
];
