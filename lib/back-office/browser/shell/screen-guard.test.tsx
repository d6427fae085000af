/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { lazy, type ReactNode, Suspense } from 'react';
import { ScreenGuard } from './screen-guard.tsx';

const Broken = () => {
  throw new Error('A label is missing.');
};
const Gone = lazy(() => Promise.reject(new Error('Failed to fetch the module.')));

beforeEach(() => {
  // React reports the error there, too.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test.each([
  ['with an error', Broken],
  ['whose file is gone', Gone],
])('a screen %s leaves the menu, and says what to do; the next screen is shown', async (_what, Screen) => {
  const frame = (path: string, content: ReactNode) => (
    <>
      <nav>Menu</nav>
      <ScreenGuard path={path}>
        <Suspense fallback="Loading">{content}</Suspense>
      </ScreenGuard>
    </>
  );
  const { rerender } = render(frame('/orders/SM-1', <Screen />));
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on this page. Load it again.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByText('Menu')).toBeVisible();
  rerender(frame('/orders', 'All orders'));
  expect(await screen.findByText('All orders')).toBeVisible();
});
