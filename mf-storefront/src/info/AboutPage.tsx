import { Link } from '@ethereal/web-kit/router.ts';
import { InfoPage, Section } from './InfoPage.tsx';

/** Renders the page about the people behind the shop. */
export function AboutPage() {
  return (
    <InfoPage
      title="About Us"
      lead="Ethereal. is one calm shop of many small ones: people who make, find and choose beautiful things, side by side."
    >
      <Section title="What we do">
        <p>
          Every item here belongs to a seller with a name. They photograph it, describe it, pack it and send it. We keep
          the shelves in order, the search honest and the checkout short.
        </p>
        <p>Nobody pays to stand first. Lists show what is new, or what you asked for, and nothing in between.</p>
      </Section>
      <Section title="Sell with us">
        <p>
          Anyone with an account has a store. <Link to="/ethereal/profile/add-item">Add your first item</Link>, and see
          on its dashboard how often it was looked at, kept, carted and sold.
        </p>
      </Section>
      <Section title="Talk to us">
        <p>
          The assistant at the lower right answers at any hour. People answer Monday to Saturday, 10:00 to 18:00,
          through the <Link to="/ethereal/contact">contact page</Link>.
        </p>
      </Section>
    </InfoPage>
  );
}
