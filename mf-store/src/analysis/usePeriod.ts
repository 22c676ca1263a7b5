import { PERIODS, type Period } from '@ethereal/contracts/analytics';
import { useState } from 'react';

const KEY = 'filterDate';

const isPeriod = (value: unknown): value is Period => PERIODS.some((period) => period === value);

function readPeriod(): Period {
  const value = localStorage.getItem(KEY);
  return isPeriod(value) ? value : 'Day';
}

/** Returns the period that the dashboards show and its setter. This browser stores the period; the default is Day. */
export function usePeriod(): [Period, (value: string) => void] {
  const [period, setPeriod] = useState(readPeriod);
  const choose = (value: string) => {
    if (!isPeriod(value)) return;
    localStorage.setItem(KEY, value);
    setPeriod(value);
  };
  return [period, choose];
}
