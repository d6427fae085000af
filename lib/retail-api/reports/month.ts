import { startOfDayInIndia } from '#lib/shared/india-time.ts';

/** A month in India: `from` and, exclusive, `to` in epoch milliseconds. */
export interface Period {
  from: number;
  to: number;
}

/** The period of a month, `YYYY-MM`. */
export function periodOfMonth(month: string): Period {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  return { from: startOfDayInIndia(`${month}-01`), to: startOfDayInIndia(`${next}-01`) };
}
