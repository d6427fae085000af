import type { ReactNode } from 'react';

/** The frame of the pages for order tracking. */
export function TrackingFrame({ children }: { children: ReactNode }) {
  return (
    <div className="page-width py-8 md:py-12">
      <h1 className="text-4xl">Track order</h1>
      <div className="mt-6">{children}</div>
    </div>
  );
}
