import { type ReactNode, useId } from 'react';

type Props = {
  title: string;
  /** Sentence under the title. */
  lead?: ReactNode;
  children: ReactNode;
};

/** Renders a part of the account's settings in a frame. */
export function Section({ title, lead, children }: Props) {
  const id = useId();
  return (
    <section className="card stack-4 pad-5" aria-labelledby={id}>
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {lead && <p className="muted">{lead}</p>}
      {children}
    </section>
  );
}
