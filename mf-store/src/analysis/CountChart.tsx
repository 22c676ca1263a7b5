import type { Period } from '@ethereal/contracts/analytics';
import { LineOfUnits } from './LineOfUnits.tsx';
import { countSteps, drawnUnits, type Unit } from './series.ts';

type Props = { units: Unit[]; period: Period; label: string };

/**
 * Draws one kind of count as a line. The minutes of a day are drawn as half hours, because single minutes would be
 * illegible.
 */
export function CountChart({ units, period, label }: Props) {
  const drawn = drawnUnits(units);
  const halfHours = drawn.length < units.length;
  return (
    <LineOfUnits
      units={drawn}
      period={period}
      label={halfHours ? `${label} in half an hour` : label}
      steps={countSteps(drawn)}
      halfHours={halfHours}
    />
  );
}
