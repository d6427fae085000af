import * as m from '#messages';

/** The parts of a day by the hours that they begin with, the last first; languages name the hours by them. */
const PARTS = [
  { from: 20, part: 'night' },
  { from: 16, part: 'evening' },
  { from: 12, part: 'noon' },
  { from: 4, part: 'morning' },
];

/** Formats a time of day in minutes after midnight: `10:30 am`, `9 pm`; with `:00` where `isLong`. */
export function clockText(minutes: number, isLong = false): string {
  const hour = Math.floor(minutes / 60) % 24;
  const twelve = hour % 12 === 0 ? 12 : hour % 12;
  const rest = minutes % 60;
  const time = rest === 0 && !isLong ? `${twelve}` : `${twelve}:${String(rest).padStart(2, '0')}`;
  return m.sharedTimeOfDay({ part: PARTS.find(({ from }) => hour >= from)?.part ?? 'small', time });
}
