import { X } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import styles from './ActiveFilters.module.css';
import type { Chip } from './filter-changes.ts';
import type { ChangeFilters } from './useFilters.ts';

/** Renders the active filters. A press removes one. */
export function ActiveFilters({ chips, change }: { chips: readonly Chip[]; change: ChangeFilters }) {
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (pressed.current === undefined) return;
    focusChipAt(list.current, pressed.current);
    pressed.current = undefined;
  });
  const remove = (at: number, without: Chip['without']) => {
    pressed.current = at;
    change(without);
  };
  if (chips.length === 0) return null;
  const names = chips.flatMap(({ without }) => Object.keys(without));
  const emptyFilters: Chip['without'] = Object.fromEntries(names.map((name) => [name, '']));
  return (
    <ul ref={list} className="row-2" aria-label="Active filters">
      {chips.map(({ label, without }, at) => (
        <li key={`${Object.keys(without)} ${label}`}>
          <button
            type="button"
            className={styles.chip}
            aria-label={`Remove filter ${label}`}
            onClick={() => remove(at, without)}
          >
            <bdi>{label}</bdi>
            <X size={14} aria-hidden="true" />
          </button>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <button
            type="button"
            className={`accent strong ${styles.clear}`}
            onClick={() => remove(chips.length, emptyFilters)}
          >
            Clear all
          </button>
        </li>
      )}
    </ul>
  );
}

/** Moves the focus of a removed chip to the chip in its place, or to the page's heading if none is left. */
function focusChipAt(list: HTMLElement | null, at: number): void {
  const left = list?.querySelectorAll('button') ?? [];
  const next = left[Math.min(at, left.length - 1)] ?? document.querySelector<HTMLElement>('main h1');
  if (!next) return;
  if (!(next instanceof HTMLButtonElement)) next.tabIndex = -1;
  next.focus({ preventScroll: true });
}
