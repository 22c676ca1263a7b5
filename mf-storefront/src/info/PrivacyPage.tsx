import { Link } from '@ethereal/web-kit/router.ts';
import { InfoPage, Section } from './InfoPage.tsx';

/** Renders the page that lists which personal data the shop keeps, why, and for how long. */
export function PrivacyPage() {
  return (
    <InfoPage
      title="Privacy Policy"
      lead="We keep what the shop needs to work for you, tell you what that is, and sell none of it."
    >
      <Section title="What we keep">
        <ul>
          <li>Your account: your name, e-mail address and a password that only you know; we store its hash.</li>
          <li>Your cart, favorites and orders, with the address that an order goes to.</li>
          <li>What you publish: items, pictures, reviews and the page of your store.</li>
          <li>Your conversations with the assistant, for 30 days.</li>
          <li>
            Counts of how often an item was viewed, kept, carted and sold. Sellers see the counts, never the people
            behind them.
          </li>
        </ul>
      </Section>
      <Section title="Who sees it">
        <p>
          A seller sees the name, address and phone number of an order that contains their items, because they send the
          parcel. Everybody else sees your first name and an initial beside what you publish, and nothing more.
        </p>
      </Section>
      <Section title="Your browser">
        <p>
          The site stores your log-in, the period of your dashboards, drafts of forms, and what you looked at and
          searched for lately in your browser. There are no advertising cookies and no trackers of others.
        </p>
      </Section>
      <Section title="Your rights">
        <p>
          In <Link to="/ethereal/profile/settings">Account Setting</Link> you can change your details, download
          everything we hold on you, end your sessions and delete your account. Orders then keep their amounts, as
          bookkeeping demands, and lose your name.
        </p>
        <p>
          Questions? <Link to="/ethereal/contact">Write to us</Link>.
        </p>
      </Section>
    </InfoPage>
  );
}
