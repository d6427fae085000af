import { formatLongMoment } from '#lib/shared/dates.ts';
import * as paths from '#lib/shared/paths.ts';
import type { NotifyNotice } from '#lib/storefront/catalogue/stock-alerts/notices.ts';
import type { LaunchClock } from '#lib/storefront/launch/types.ts';
import * as m from '#messages';
import { Countdown } from '@/components/launch/countdown';
import { LaunchNotice } from '@/components/launch/launch-notice';
import { Link } from '@/components/ui/link';
import { ShopMark } from '@/components/ui/shop-mark';
import { TaggedText } from '@/components/ui/tagged-text';

interface CountdownViewProps {
  clock: LaunchClock;
  /** The result of the notify form after a submission without JavaScript; null before one. */
  notice: NotifyNotice | null;
}

/**
 * The page shown before the launch: the opening time, a countdown, and a form to leave an address for a
 * notice.
 */
export function CountdownView({ clock, notice }: CountdownViewProps) {
  return (
    <div className="page-width flex min-h-dvh flex-col py-6">
      {/* The name is not a link, because the home page is closed until the launch. */}
      <p className="inline-flex min-h-11 items-center gap-2 self-center font-display text-2xl tracking-[0.02em]">
        <ShopMark className="size-7" logoClassName="h-10" />
      </p>
      <div className="m-auto w-full max-w-lg py-10 text-center">
        <h1 className="text-4xl md:text-5xl">{m.launchTitle()}</h1>
        <p className="mt-3 mb-8 text-muted">
          <TaggedText
            text={m.launchIndiaTime({ moment: formatLongMoment(clock.launchAt) })}
            tags={{ time: (inner) => <time dateTime={new Date(clock.launchAt).toISOString()}>{inner}</time> }}
          />
        </p>
        <Countdown clock={clock} />
        <noscript>
          <p className="text-muted text-sm">
            <TaggedText
              text={m.launchReload()}
              tags={{
                link: (inner) => (
                  <a href={paths.counter()} className="inline-flex min-h-11 items-center underline underline-offset-4">
                    {inner}
                  </a>
                ),
              }}
            />
          </p>
        </noscript>
        <div className="mt-6">
          <LaunchNotice notice={notice} />
        </div>
      </div>
      <p className="self-center text-sm">
        <Link
          href={paths.content('contact')}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {m.launchContact()}
        </Link>
      </p>
    </div>
  );
}
