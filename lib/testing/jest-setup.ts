import { TextEncoder } from 'node:util';
import { DAY_SECONDS } from '#lib/shared/durations.ts';
import '@testing-library/jest-dom';

const ONE_FRAME_A_DAY = 1 / DAY_SECONDS;

// A long timeout for what a component shows late, because the machine may be busy; what never appears still
// fails.
if (typeof document !== 'undefined') {
  // The router of the back office needs it, and jsdom has none.
  Object.assign(globalThis, { TextEncoder });
  jest
    .requireActual<typeof import('@testing-library/dom')>('@testing-library/dom')
    .configure({ asyncUtilTimeout: 20_000 });
  // React defers work once a frame is over, and a test must not see less of it on a slow machine.
  jest
    .requireActual<{ unstable_forceFrameRate: (framesPerSecond: number) => void }>('scheduler')
    .unstable_forceFrameRate(ONE_FRAME_A_DAY);
}
