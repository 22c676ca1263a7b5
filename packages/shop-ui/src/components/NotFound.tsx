import { ButtonLink } from '@ethereal/web-kit/components/ButtonLink.tsx';
import { useDocumentTitle } from '@ethereal/web-kit/hooks/useDocumentTitle.ts';
import { setPageStatus } from '@ethereal/web-kit/page/server-page.ts';
import styles from './NotFound.module.css';

/**
 * Renders the not-found picture, for any path without a page. `inPage` renders it as a part of a page that has its own
 * heading.
 */
export function NotFound({ inPage = false }: { inPage?: boolean }) {
  useDocumentTitle('Page not found');
  setPageStatus(404);
  const Heading = inPage ? 'h2' : 'h1';
  return (
    <section className={`stack-4 ${styles.page}`}>
      <title>Page not found · Ethereal.</title>
      <svg className={styles.picture} viewBox="0 0 480 300" role="img" aria-label="404: page not found">
        <ellipse className={styles.glow} cx="240" cy="160" rx="210" ry="120" />
        <path className={styles.line} d="M240 52c0-22 32-22 32 0 0 16-32 16-32 38" />
        <path className={styles.line} d="M240 90 96 168c-12 7-8 22 6 22h276c14 0 18-15 6-22Z" />
        <text className={styles.number} x="240" y="272" textAnchor="middle">
          404
        </text>
      </svg>
      <Heading>Page not found</Heading>
      <p className="muted">Nothing hangs on this hanger. The page may have moved, or its address is wrong.</p>
      <ButtonLink to="/ethereal">Back to home screen</ButtonLink>
    </section>
  );
}
