import { formatCount } from '@ethereal/web-kit/format/count.ts';
import { useChanged } from '@ethereal/web-kit/hooks/useChanged.ts';
import { type ReactNode, useState } from 'react';

type Props = {
  /** Subject of the text, such as the order of a list. When it changes, the same text is announced again. */
  of?: unknown;
  className: string;
  children: ReactNode;
};

/**
 * Renders how many results a list has, which is announced when it changes. `aria-live` is stated because an open dialog
 * hides regions without it from screen readers.
 */
export function ResultStatus({ of, className, children }: Props) {
  const [changes, setChanges] = useState(0);
  if (useChanged(of)) setChanges(changes + 1);
  return (
    <p className={className} role="status" aria-live="polite">
      <span key={changes}>{children}</span>
    </p>
  );
}

type RowsProps = { label: string; list: { data: { pages: readonly unknown[] } | undefined }; count: number };

/** Announces how many rows a list without a total shows, for screen readers alone. */
export const RowsStatus = ({ label, list: { data }, count }: RowsProps) => (
  <ResultStatus className="visually-hidden">{data && `${label}: ${formatCount(count)} shown`}</ResultStatus>
);
