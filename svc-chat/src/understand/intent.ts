import type { ShownItem } from '../conversations/conversation.ts';
import type { Degree } from '../lexicon/measures.ts';
import type { Aspect } from './aspects.ts';
import type { Substance } from './containing.ts';
import type { Own } from './own.ts';
import type { ReadWishes } from './read-wishes.ts';
import type { SmallTalk } from './small-talk.ts';
import type { Wish } from './wish.ts';

/** What a message is about. */
export type Intent =
  | { kind: 'small-talk'; about: SmallTalk }
  | { kind: 'refuse' }
  | { kind: 'own'; what: Own }
  /** `sure`: a word of it can be about nothing else. `section`: the title of what answers it, where its wording tells; `otherwise` where its words find none. */
  | { kind: 'help'; sure: boolean; section?: string; otherwise?: string }
  /** About one item. */
  | {
      kind: 'item';
      item: ShownItem;
      aspect: Aspect | undefined;
      read: ReadWishes;
      /** What may be in it. */
      substances?: readonly Substance[];
    }
  /** `wish`: what they are wanted for. */
  | { kind: 'compare'; items: readonly [ShownItem, ShownItem]; wish?: Wish | undefined }
  /** Which of some is furthest to one side. */
  | { kind: 'ranked'; items: readonly ShownItem[]; degree: Degree }
  | {
      kind: 'goes-with';
      wish: Wish;
      complements: readonly string[];
      beside: string;
      not: ReadonlySet<string>;
    }
  /** One question about each of those shown. */
  | { kind: 'each'; items: readonly ShownItem[]; aspect: Aspect; read: ReadWishes }
  /** To do what only the shopper can do, by the item's page. */
  | { kind: 'action'; item: ShownItem | undefined }
  | { kind: 'no-such-place' }
  /** To forget what was looked for. */
  | { kind: 'anew' }
  /** How many there are of what was looked for. */
  | { kind: 'count' }
  /** Relative to what was shown. */
  | { kind: 'dearer' }
  /** `by`: those first that are more so; `occasion`: what they are to be for. */
  | { kind: 'more'; by?: Degree; occasion?: string }
  /** Than all that was shown, or than one of it. */
  | { kind: 'cheaper'; than?: ShownItem }
  /** What some items cost together. */
  /** `limit`: what they may cost together, in dollars. */
  | { kind: 'total'; items: readonly ShownItem[]; limit?: number }
  /** `lacking`: what was asked for beside it and is not sold. */
  | {
      kind: 'find';
      wishes: readonly Wish[];
      goesOn: boolean;
      lacking?: { what: string; as: string | undefined };
    }
  /** `what`: the noun, and as what it is not sold. */
  | { kind: 'not-sold'; what: string; as: string | undefined }
  | { kind: 'unknown'; read: ReadWishes };
