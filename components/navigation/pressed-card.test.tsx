/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { endRoute, startRoute } from '#lib/storefront/platform/browser/navigation.ts';
import { FakeResources } from '#lib/testing/storefront/fake-resources.ts';
import { Link } from '@/components/ui/link';
import { ArrivedPages } from './arrived-pages';
import { previewPressedCards } from './pressed-card';

const ONE_FRAME = 17;
const LONGER_THAN_THE_WAIT = 500;
const resources = new FakeResources();
let stops: (() => void)[];
const scrolls: number[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  scrolls.length = 0;
  resources.install();
  window.history.replaceState(null, '', '/watches');
  jest.spyOn(window, 'scrollTo').mockImplementation((...place: unknown[]) => void scrolls.push(Number(place[1])));
  Object.defineProperty(window, 'scrollY', { value: 640, configurable: true });
  window.addEventListener('click', (event) => event.preventDefault());
  render(
    <main>
      <article aria-label="Gold watch" data-item="GOLD" data-brand="Pathik" data-price={1_249_900}>
        <h3 lang="en-IN">
          <Link href="/gold">Gold watch</Link>
        </h3>
        <Link href="/silver">Silver</Link>
      </article>
      <Link href="/clocks">Clocks</Link>
    </main>,
  );
  const arrived = new ArrivedPages();
  stops = [arrived.observe(), previewPressedCards(arrived)];
});
afterEach(() => {
  for (const stop of stops) stop();
  jest.useRealTimers();
});

const heading = () => screen.queryByRole('heading', { level: 1 });

function press(name: string, toTop = true): void {
  fireEvent.click(screen.getByText(name));
  startRoute(toTop);
}

test('a product that is on its way is shown in the next frame by what its card knows, from the top of the page', () => {
  press('Gold watch');
  expect(heading()).toBeNull();
  jest.advanceTimersByTime(ONE_FRAME);
  expect(heading()?.textContent).toBe('Gold watch');
  expect(screen.getByText('₹12,499')).toBeVisible();
  expect(document.documentElement).toHaveAttribute('data-card-preview');
  expect(scrolls).toEqual([0]);

  window.history.replaceState(null, '', '/gold');
  endRoute();
  expect(heading()).toBeNull();
  expect(document.documentElement).not.toHaveAttribute('data-card-preview');
  expect(scrolls).toEqual([0]);
});

test('the preview stands in the place of the page for screen readers as well, its title in its own language', () => {
  press('Gold watch');
  jest.advanceTimersByTime(ONE_FRAME);
  expect(heading()).toHaveAttribute('lang', 'en-IN');
  expect(heading()?.closest('[role="main"]')).toHaveAttribute('aria-busy', 'true');
});

test('a card that was opened in a new tab is not shown by a later navigation', () => {
  fireEvent.click(screen.getByText('Gold watch'), { ctrlKey: true });
  startRoute(true);
  jest.advanceTimersByTime(LONGER_THAN_THE_WAIT);
  expect(heading()).toBeNull();
});

test('a product whose page the browser has is not preceded by a preview unless it takes long', () => {
  resources.arrive('/gold?_rsc=1');
  press('Gold watch');
  jest.advanceTimersByTime(200);
  expect(heading()).toBeNull();
  jest.advanceTimersByTime(LONGER_THAN_THE_WAIT);
  expect(heading()).toBeVisible();
});

test('a product that arrives at once has no preview', () => {
  press('Gold watch');
  endRoute();
  jest.advanceTimersByTime(LONGER_THAN_THE_WAIT);
  expect(heading()).toBeNull();
});

test.each([
  ['another page', 'Clocks'],
  ['another colour of the design', 'Silver'],
])('a link to %s has no preview', (_name, text) => {
  press(text);
  jest.advanceTimersByTime(LONGER_THAN_THE_WAIT);
  expect(heading()).toBeNull();
});

test('a navigation that leads nowhere brings the list back to its place, and the focus to the link', () => {
  const link = screen.getByRole('link', { name: 'Gold watch' });
  link.focus();
  press('Gold watch');
  jest.advanceTimersByTime(LONGER_THAN_THE_WAIT);
  // A browser takes the focus from what is no longer shown.
  link.blur();
  endRoute();
  expect(scrolls).toEqual([0, 640]);
  expect(link).toHaveFocus();
});

test('a page that is left for another document is kept without a preview', () => {
  press('Gold watch');
  jest.advanceTimersByTime(LONGER_THAN_THE_WAIT);
  fireEvent(window, new Event('pagehide'));
  expect(heading()).toBeNull();
});
