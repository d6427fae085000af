import '@testing-library/jest-dom';

// How long is waited for what a component shows late: the machine may be busy, and what never comes fails all the same.
if (typeof document !== 'undefined') {
  jest
    .requireActual<typeof import('@testing-library/dom')>('@testing-library/dom')
    .configure({ asyncUtilTimeout: 20_000 });
}
