import type { StoreWire } from '#lib/contract/index.ts';
import { WEEKDAYS } from '#lib/shared/store-hours.ts';

/** `Mon`, `Tue` and so on. */
const DAYS = WEEKDAYS.map((name) => name.slice(0, 3));

/**
 * A shop's week, Monday first, from the catalogue's hours: keys are days (`Sun`) or ranges of days (`MonToSat`), values
 * `10:30-21:00`, and a later key wins. On a day without a key or with other values (`closed`), the shop is closed.
 */
export function openingWeek(hours: Readonly<Record<string, string>>): StoreWire['Week'] {
  const week: StoreWire['Week'] = DAYS.map(() => null);
  for (const [days, span] of Object.entries(hours)) {
    const [from = '', to = from] = days.split('To');
    const times = /^(\d{2}:\d{2})-(\d{2}:\d{2})$/.exec(span);
    const first = DAYS.indexOf(from);
    const last = DAYS.indexOf(to);
    if (first === -1 || last === -1) continue;
    const open = times && { Opens: times[1] ?? '', Closes: times[2] ?? '' };
    for (let day = first; day <= last; day++) week[day] = open;
  }
  return week;
}
