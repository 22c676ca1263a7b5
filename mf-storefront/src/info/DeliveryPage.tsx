import { RETURN_DAYS } from '@ethereal/contracts/orders';
import { Link } from '@ethereal/web-kit/router.ts';
import { InfoPage, Section } from './InfoPage.tsx';

/** Renders the page about delivery and returns. */
export function DeliveryPage() {
  return (
    <InfoPage
      title="Delivery Information"
      lead="Each seller sends their own items, so an order of several sellers comes in several parcels."
    >
      <Section title="Where we deliver">
        <p>To addresses in New York and California, United States. More states will follow.</p>
      </Section>
      <Section title="What happens after you order">
        <ul>
          <li>
            <strong>Pending:</strong> the seller knows of the order and packs it.
          </li>
          <li>
            <strong>Out for Shipping:</strong> the parcel is on its way.
          </li>
          <li>
            <strong>Handed:</strong> it was handed over to you.
          </li>
        </ul>
        <p>
          You see the state of every item in <Link to="/ethereal/profile/BuyerOrderpage">Your Orders</Link>, and we mail
          you when it changes.
        </p>
      </Section>
      <Section title="Changing your mind">
        <ul>
          <li>While an item is Pending, you can cancel it yourself in Your Orders.</li>
          <li>
            Up to {RETURN_DAYS} days after it was handed over, you can ask to return it there. The seller answers, and
            you both see every step.
          </li>
          <li>
            With the approval you see where to send the parcel and who pays for it: usually you, or the seller for an
            item that is damaged, faulty or not as described.
          </li>
        </ul>
      </Section>
      <Section title="Something is wrong">
        <p>
          Damaged, missing or not what was described? <Link to="/ethereal/contact">Write to us</Link> with the number of
          the order, and we sort it out with the seller.
        </p>
      </Section>
    </InfoPage>
  );
}
