import type { Entry } from './entries.ts';

/** Renders the icon that an area ships with its entry. */
export function EntryIcon({ icon }: Pick<Entry, 'icon'>) {
  if (!Array.isArray(icon)) return null;
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {icon.map((line) => (
        <path key={line} d={line} />
      ))}
    </svg>
  );
}
