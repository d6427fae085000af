import '@testing-library/jest-dom';

const ONE_FRAME_A_DAY = 1 / (24 * 60 * 60);

// How long is waited for what a component shows late: the machine may be busy, and what never comes fails all the same.
if (typeof document !== 'undefined') {
  jest
    .requireActual<typeof import('@testing-library/dom')>('@testing-library/dom')
    .configure({ asyncUtilTimeout: 20_000 });
  // React puts the rest of its work off once a frame is over, which a test must not see less of on a slow machine.
  jest
    .requireActual<{ unstable_forceFrameRate: (framesPerSecond: number) => void }>('scheduler')
    .unstable_forceFrameRate(ONE_FRAME_A_DAY);
}
