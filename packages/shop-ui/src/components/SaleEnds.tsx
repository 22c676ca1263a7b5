const MOMENT = new Intl.DateTimeFormat('en-US', {
  // The server renders pages, too: without a zone its text would differ from the browser's.
  timeZone: 'America/New_York',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** Renders when a sale ends: 'Until Dec 5, 11:59 PM EST'; nothing for a sale without an end. */
export function SaleEnds({ at }: { at: string | undefined }) {
  if (at === undefined) return null;
  // Versions of Unicode differ in the blank before PM.
  const text = MOMENT.format(new Date(at)).replaceAll('\u202f', ' ');
  return (
    <span className="note">
      Until <time dateTime={at}>{text}</time>
    </span>
  );
}
