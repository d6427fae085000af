'use client';

import { useEffect, useState } from 'react';
import * as paths from '#lib/shared/paths.ts';
import { fetchLaunchClock } from '#lib/storefront/launch/client.ts';
import { followLaunch } from '#lib/storefront/launch/follow-launch.ts';
import type { LaunchClock } from '#lib/storefront/launch/types.ts';
import { localHref } from '#lib/storefront/platform/site/local-href.ts';

function after(milliseconds: number, work: () => void): () => void {
  const timer = window.setTimeout(work, milliseconds);
  return () => window.clearTimeout(timer);
}

/**
 * The milliseconds left until the launch by the server's clock, updated every second. At zero the page is
 * replaced by the home page.
 */
export function useLaunch({ now, launchAt }: LaunchClock): number {
  const [left, setLeft] = useState(Math.max(0, launchAt - now));

  useEffect(() => {
    const followed = followLaunch(
      { now, launchAt },
      {
        elapsed: () => performance.now(),
        deviceClock: Date.now,
        fetchClock: fetchLaunchClock,
        random: Math.random,
        after,
        show: setLeft,
        // Replaces the entry, so that Back does not return to a countdown that is over.
        open: () => window.location.replace(localHref(paths.home())),
      },
    );
    const onVisible = () => {
      if (document.visibilityState === 'visible') followed.check();
    };
    const onShown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) followed.check();
    };
    document.addEventListener('visibilitychange', onVisible);
    window.addEventListener('pageshow', onShown);
    window.addEventListener('online', followed.check);
    return () => {
      followed.stop();
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('pageshow', onShown);
      window.removeEventListener('online', followed.check);
    };
  }, [now, launchAt]);

  return left;
}
