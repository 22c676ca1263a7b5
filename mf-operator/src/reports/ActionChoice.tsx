import type { ReportAction } from '@ethereal/contracts/report-words';
import { useEffect, useRef } from 'react';
import styles from './Reports.module.css';
import { ACTION_WORDS } from './report-words.ts';

type Props = {
  actions: readonly ReportAction[];
  chosen: ReportAction;
  onChoose: (action: ReportAction) => void;
};

/** Lets an operator choose a decision. The choice takes the focus, so that arrow keys work at once. */
export function ActionChoice({ actions, chosen, onChoose }: Props) {
  const place = useRef<HTMLFieldSetElement>(null);
  useEffect(() => place.current?.querySelector<HTMLInputElement>('input:checked')?.focus(), []);
  return (
    <fieldset ref={place} className={`stack-2 ${styles.choices}`}>
      <legend>Decision</legend>
      {actions.map((one) => (
        <label key={one} className={`line-3 baseline ${styles.choice}`}>
          <input type="radio" name="action" value={one} checked={chosen === one} onChange={() => onChoose(one)} />
          <span>
            <b>{ACTION_WORDS[one].label}</b> <span className="quiet">{ACTION_WORDS[one].what}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
