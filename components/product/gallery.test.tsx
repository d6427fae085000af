/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Gallery } from '@/components/product/gallery';

const PHOTOS = [1, 2, 3].map((n) => ({ source: `/images/detail/RING-${n}-5f3a9c1e.webp`, alt: `Ring, view ${n}` }));

let observed: (entries: { target: Element; isIntersecting: boolean }[]) => void = () => {};

beforeAll(() => {
  global.IntersectionObserver = class {
    constructor(callback: typeof observed) {
      observed = callback;
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  Element.prototype.scrollTo = jest.fn();
  // jsdom knows the dialog element but does not implement showModal.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

const photos = () => within(screen.getByRole('region', { name: 'Photos' }));

test('without JavaScript every gallery photo links to its place in the strip and to the large file', () => {
  render(<Gallery code="RING" title="Ring" photos={PHOTOS} />);
  const large = photos().getByRole('link', { name: 'Ring, view 2 Enlarge' });
  expect(large).toHaveAttribute('href', '/images/original/RING-2-5f3a9c1e-800.webp');
  const small = photos().getByRole('link', { name: 'Photo 2 of 3' });
  expect(document.querySelector(small.getAttribute('href') ?? '')).toContainElement(large);
});

test('a thumbnail scrolls its photo into view, and the visible photo is marked', () => {
  render(<Gallery code="RING" title="Ring" photos={PHOTOS} />);
  const third = photos().getByRole('link', { name: 'Photo 3 of 3' });
  expect(fireEvent.click(third)).toBe(false);
  expect(Element.prototype.scrollTo).toHaveBeenCalled();
  const item = document.querySelector('#photo-3');
  act(() => observed([{ target: item as Element, isIntersecting: true }]));
  expect(third).toHaveAttribute('aria-current', 'true');
  expect(photos().getByRole('link', { name: 'Photo 1 of 3' })).toHaveAttribute('aria-current', 'false');
});

test('a gallery photo opens larger, leads to its neighbours and closes', () => {
  render(<Gallery code="RING" title="Ring" photos={PHOTOS} />);
  fireEvent.click(photos().getByRole('link', { name: 'Ring, view 2 Enlarge' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Photos of Ring' }));
  expect(dialog.getByRole('img')).toHaveAttribute('alt', 'Ring, view 2');
  fireEvent.click(dialog.getByRole('button', { name: 'Next photo' }));
  expect(dialog.getByRole('img')).toHaveAttribute('alt', 'Ring, view 3');
  expect(dialog.getByRole('button', { name: 'Next photo' })).toBeDisabled();
  fireEvent.click(dialog.getByRole('button', { name: 'Close photos' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a click with a modifier key on a gallery photo is left to the browser', () => {
  render(<Gallery code="RING" title="Ring" photos={PHOTOS} />);
  fireEvent.click(photos().getByRole('link', { name: 'Ring, view 1 Enlarge' }), { ctrlKey: true });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a gallery with a single photo has no thumbnails', () => {
  render(<Gallery code="RING" title="Ring" photos={PHOTOS.slice(0, 1)} />);
  expect(photos().queryByRole('link', { name: /^Photo / })).not.toBeInTheDocument();
});
