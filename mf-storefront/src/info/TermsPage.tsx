import { Link } from '@ethereal/web-kit/router.ts';
import { InfoPage, Section } from './InfoPage.tsx';

/** Renders the terms for buyers, sellers and the shop. */
export function TermsPage() {
  return (
    <InfoPage title="Terms & Conditions" lead="The rules of the shop, in words that one reads once.">
      <Section title="Buying">
        <ul>
          <li>You buy from the seller named on the item. The shop passes the order on.</li>
          <li>The price you pay is the one shown when you place the order. If it changed, we ask you first.</li>
          <li>An order is placed when you see it in Your Orders.</li>
        </ul>
      </Section>
      <Section title="Selling">
        <ul>
          <li>Offer only what is yours, describe it truly, and use pictures that you may use.</li>
          <li>Send what was ordered, and keep its state up to date.</li>
          <li>
            The shop keeps a commission of 10% of each item that is sold, and pays out the rest.{' '}
            <Link to="/ethereal/sell">Sell</Link> says when.
          </li>
          <li>An item can leave the shop at any time; orders placed before stay valid.</li>
        </ul>
      </Section>
      <Section title="Reviews">
        <p>
          Only buyers who received an item review it. Be honest and be kind; what insults or advertises can be reported
          and is taken down.
        </p>
      </Section>
      <Section title="Accounts">
        <p>
          Keep your password to yourself. You can delete your account at any time in{' '}
          <Link to="/ethereal/profile/settings">Account Setting</Link>. We close accounts that harm others.
        </p>
      </Section>
      <Section title="Prices, taxes, liability">
        <p>
          Prices are in US dollars. The law of the buyer's home applies where it protects them better than these terms
          do.
        </p>
      </Section>
    </InfoPage>
  );
}
