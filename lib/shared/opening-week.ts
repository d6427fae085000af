/** The days of the week by their English names, which schema.org uses too; Monday first. */
export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** When a shop opens and closes on a day, as `10:30`; null on a day on which it is closed. */
export type OpenDay = { Opens: string; Closes: string } | null;

/** `Mon`, `Tue` and so on. */
const DAYS = WEEKDAYS.map((name) => name.slice(0, 3));

/**
 * A shop's week, Monday first, from the catalogue's hours: keys are days (`Sun`) or ranges of days (`MonToSat`), values
 * `10:30-21:00`, and a later key wins. On a day without a key or with other values (`closed`), the shop is closed.
 */
export function openingWeek(hours: Readonly<Record<string, string>>): OpenDay[] {
  const week: OpenDay[] = DAYS.map(() => null);
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

/** A week, Monday first, as the hours of the catalogue, each day by itself. */
export function hoursOfWeek(week: readonly OpenDay[]): Record<string, string> {
  return Object.fromEntries(
    DAYS.map((day, at) => {
      const { [at]: open } = week;
      return [day, open ? `${open.Opens}-${open.Closes}` : 'closed'];
    }),
  );
}
