import type { ReactNode } from 'react';
import * as m from '#messages';

/** The frame of the pages for order tracking. */
export function TrackingFrame({ children }: { children: ReactNode }) {
  return (
    <div className="page-width py-8 md:py-12">
      <h1 className="text-4xl">{m.ordersTrackTitle()}</h1>
      <div className="mt-6">{children}</div>
    </div>
  );
}
