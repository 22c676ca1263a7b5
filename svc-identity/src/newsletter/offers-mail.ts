import { createHash } from 'node:crypto';
import { formatMoney } from '@ethereal/contracts/format-money';
import type { Card } from '@ethereal/contracts/items';
import type { Mail } from '../mail/letter.ts';

const percentOf = ({ percent, formerPrice = 0 }: Card) =>
  `was ${formatMoney(formerPrice)}${percent === undefined ? '' : `, −${percent} %`}`;

/**
 * Returns the mail of a day's offers. Its id follows from mailbox and day, so the mail queue takes it once, whatever
 * is repeated after a crash.
 */
export function offersMail(email: string, day: string, offers: readonly Card[], leaveToken: string): Mail {
  const [first] = offers;
  const subject =
    offers.length === 1 && first ? `${first.name} costs less today` : `${offers.length} things you like cost less`;
  return {
    _id: `offers-${day}-${createHash('sha256').update(email).digest('hex').slice(0, 32)}`,
    to: email,
    oneClickLeave: `/api/newsletter/leave/${leaveToken}`,
    letter: {
      subject,
      heading: 'Offers for you today',
      paragraphs: ['These items are among your favorites, or like them, and cost less than before.'],
      goods: offers.map((offer) => ({
        picture: offer.itemImg,
        name: offer.name,
        detail: percentOf(offer),
        value: formatMoney(offer.price),
      })),
      action: { label: 'See all offers', path: '/ethereal/all?offers=1' },
      links: [{ label: 'Unsubscribe from daily offers', path: `/ethereal/leave-newsletter?token=${leaveToken}` }],
      footnote:
        'You receive this mail because you confirmed our daily offers. It comes only when something is reduced.',
    },
  };
}
