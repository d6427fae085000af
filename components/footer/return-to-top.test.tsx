/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ReturnToTop } from './return-to-top';

const scrollTo = jest.fn();
let isCalm = false;

beforeEach(() => {
  window.scrollTo = scrollTo;
  window.matchMedia = jest.fn(() => ({ matches: isCalm })) as unknown as typeof matchMedia;
  scrollTo.mockClear();
});

const scroll = (scrollY: number) =>
  act(() => {
    Object.assign(window, { scrollY });
    window.dispatchEvent(new Event('scroll'));
  });

test.each([
  [false, 'smooth'],
  [true, 'instant'],
])('past 100 px the button returns to the top and moves the focus along; reduced motion: %s', (calm, behavior) => {
  isCalm = calm;
  render(
    <main id="content" tabIndex={-1}>
      <ReturnToTop />
    </main>,
  );
  scroll(100);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  scroll(101);
  const focus = jest.spyOn(screen.getByRole('main'), 'focus');
  fireEvent.click(screen.getByRole('button', { name: 'Return to top' }));
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior });
  expect(screen.getByRole('main')).toHaveFocus();
  // A focus that scrolls would jump to the top immediately and prevent smooth scrolling.
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
  scroll(0);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('the return-to-top button is shown immediately on a page restored further down', () => {
  Object.assign(window, { scrollY: 101 });
  render(<ReturnToTop />);
  expect(screen.getByRole('button', { name: 'Return to top' })).toBeVisible();
});
