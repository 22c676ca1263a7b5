import { type ReactNode, useEffect, useRef } from 'react';

type Props = { label: string; className?: string | undefined; children: ReactNode };

/** Renders a section that takes the focus when it appears. The press that led to it may be far below on the page. */
export function Arrived({ label, className, children }: Props) {
  const sectionRef = useRef<HTMLElement>(null);
  useEffect(() => sectionRef.current?.focus(), []);
  return (
    <section ref={sectionRef} className={className} tabIndex={-1} aria-label={label}>
      {children}
    </section>
  );
}
