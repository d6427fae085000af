'use client';

import { remainingOf, remainingText } from '#lib/storefront/launch/remaining.ts';
import type { LaunchClock } from '#lib/storefront/launch/types.ts';
import * as m from '#messages';
import { useLaunch } from '@/components/launch/use-launch';

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const;
const UNIT_NAMES: Record<(typeof UNITS)[number], (values: { count: number }) => string> = {
  days: m.launchDays,
  hours: m.launchHours,
  minutes: m.launchMinutes,
  seconds: m.launchSeconds,
};

/**
 * Days, hours, minutes and seconds until the launch. The ticking digits are not announced; screen readers get
 * a text version that changes once a minute.
 */
export function Countdown({ clock }: { clock: LaunchClock }) {
  const left = useLaunch(clock);
  const remaining = remainingOf(left);
  return (
    <div>
      <div
        role="timer"
        aria-live="off"
        aria-label={m.launchTimer()}
        aria-describedby="time-left"
        className="grid grid-cols-4 divide-x divide-line border-line border-y py-5 md:py-7"
      >
        {UNITS.map((unit) => (
          <div key={unit} className="flex flex-col items-center gap-1">
            <span className="font-display text-3xl tabular-nums md:text-5xl">
              {String(remaining[unit]).padStart(2, '0')}
            </span>{' '}
            <span className="text-muted text-xs md:text-sm">{UNIT_NAMES[unit]({ count: remaining[unit] })}</span>
          </div>
        ))}
      </div>
      <p id="time-left" className="sr-only">
        {m.launchOpensIn({ time: remainingText(left) })}
      </p>
      <p role="status" className="mt-3 min-h-6 text-muted text-sm">
        {left === 0 && m.launchOpening()}
      </p>
    </div>
  );
}
