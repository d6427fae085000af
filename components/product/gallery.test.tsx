/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Gallery } from '@/components/product/gallery';
import type { zoomUnderMouse as zoomHere } from '@/components/product/hover-zoom';
import type { openPhotoViewer as open } from '@/components/product/photo-viewer';

const openPhotoViewer = jest.fn<void, Parameters<typeof open>>();
jest.mock('@/components/product/photo-viewer', () => ({
  openPhotoViewer: (...options: Parameters<typeof open>) => openPhotoViewer(...options),
}));

const PHOTOS = [1, 2, 3].map((n) => ({ source: `/images/detail/RING-${n}-5f3a9c1e.webp`, alt: `Ring, view ${n}` }));

let observed: (entries: { target: Element; isIntersecting: boolean }[]) => void = () => {};

const zoomUnderMouse = jest.fn<Promise<void>, Parameters<typeof zoomHere>>();
jest.mock('@/components/product/hover-zoom', () => ({
  zoomUnderMouse: (...options: Parameters<typeof zoomHere>) => zoomUnderMouse(...options),
}));

beforeAll(() => {
  global.IntersectionObserver = class {
    constructor(callback: typeof observed) {
      observed = callback;
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  Element.prototype.scrollTo = jest.fn();
});
beforeEach(() => {
  openPhotoViewer.mockClear();
  zoomUnderMouse.mockReset();
  zoomUnderMouse.mockResolvedValue();
});

const photos = () => within(screen.getByRole('region', { name: 'Photos' }));

test('without JavaScript every gallery photo links to its place in the strip and to the large file', () => {
  render(<Gallery title="Ring" photos={PHOTOS} />);
  const large = photos().getByRole('link', { name: 'Ring, view 2 Enlarge' });
  expect(large).toHaveAttribute('href', '/images/original/RING-2-5f3a9c1e-800.webp');
  const small = photos().getByRole('link', { name: 'Photo 2 of 3' });
  expect(document.querySelector(small.getAttribute('href') ?? '')).toContainElement(large);
});

test('a thumbnail scrolls its photo into view, and the visible photo is marked', () => {
  render(<Gallery title="Ring" photos={PHOTOS} />);
  const third = photos().getByRole('link', { name: 'Photo 3 of 3' });
  expect(fireEvent.click(third)).toBe(false);
  expect(Element.prototype.scrollTo).toHaveBeenCalled();
  const item = document.querySelector('#photo-3');
  act(() => observed([{ target: item as Element, isIntersecting: true }]));
  expect(third).toHaveAttribute('aria-current', 'true');
  expect(photos().getByRole('link', { name: 'Photo 1 of 3' })).toHaveAttribute('aria-current', 'false');
});

test('a gallery photo opens in the viewer, whose photo the strip follows', async () => {
  render(<Gallery title="Ring" photos={PHOTOS} />);
  const second = photos().getByRole('link', { name: 'Ring, view 2 Enlarge' });
  fireEvent.click(second);
  fireEvent.click(second);
  await waitFor(() => expect(openPhotoViewer).toHaveBeenCalledTimes(1));
  const [options] = openPhotoViewer.mock.calls[0] ?? [];
  expect(options).toMatchObject({ title: 'Ring', photos: PHOTOS, index: 1 });
  options?.onChange(2);
  expect(Element.prototype.scrollTo).toHaveBeenLastCalledWith(expect.objectContaining({ behavior: 'instant' }));
});

test('a click with a modifier key on a gallery photo is left to the browser', () => {
  render(<Gallery title="Ring" photos={PHOTOS} />);
  fireEvent.click(photos().getByRole('link', { name: 'Ring, view 1 Enlarge' }), { ctrlKey: true });
  expect(openPhotoViewer).not.toHaveBeenCalled();
});

test('a gallery with a single photo has no thumbnails', () => {
  render(<Gallery title="Ring" photos={PHOTOS.slice(0, 1)} />);
  expect(photos().queryByRole('link', { name: /^Photo / })).not.toBeInTheDocument();
});

describe('a zoom under the mouse', () => {
  /** A mouse, pen or finger over the first photo. */
  async function hover(pointerType: string) {
    render(<Gallery title="Ring" photos={PHOTOS} />);
    const frame = screen.getByRole('link', { name: 'Ring, view 1 Enlarge' });
    // React makes `pointerenter` from this, and jsdom has no pointer events with a place.
    const over = new MouseEvent('pointerover', { bubbles: true, clientX: 30, clientY: 40 });
    fireEvent(frame, Object.assign(over, { pointerType }));
    await act(async () => {
      await new Promise((resolve) => setTimeout(resolve, 0));
    });
    return frame;
  }

  test('begins with the photo where the mouse is', async () => {
    const frame = await hover('mouse');
    expect(zoomUnderMouse).toHaveBeenCalledWith(frame, PHOTOS[0], { clientX: 30, clientY: 40 });
  });

  test('a large photo that cannot be loaded leaves the photo as it is', async () => {
    zoomUnderMouse.mockRejectedValue(new Error('no file'));
    expect(await hover('mouse')).toBeVisible();
  });

  test('does not begin for a finger', async () => {
    await hover('touch');
    expect(zoomUnderMouse).not.toHaveBeenCalled();
  });
});

describe('the video and the spin of a product', () => {
  const VIDEO = {
    src: '/images/video/RING-video-0123abcd.mp4',
    type: 'video/mp4',
    poster: { source: '/images/detail/RING-poster1-5f3a9c1e.webp', alt: 'Ring' },
    captions: [],
  };
  const SPIN = Array.from({ length: 12 }, (_, index) => ({
    source: `/images/detail/RING-spin${index + 1}-5f3a9c1e.webp`,
    alt: 'Ring',
  }));

  beforeEach(() => {
    HTMLMediaElement.prototype.pause = jest.fn();
  });

  test('follow behind the photos, each with a thumbnail that leads to it', async () => {
    render(<Gallery title="Ring" photos={PHOTOS} video={VIDEO} spin={SPIN} />);
    const player = await screen.findByLabelText('Video of Ring');
    const slider = await screen.findByRole('slider', { name: 'Turn Ring' });
    for (const [name, medium] of [
      ['Video', player],
      ['360° view', slider],
    ] as const) {
      const thumbnail = photos().getByRole('link', { name });
      expect(document.querySelector(thumbnail.getAttribute('href') ?? '')).toContainElement(medium);
    }
  });

  test('stand in the viewer, too', async () => {
    render(<Gallery title="Ring" photos={PHOTOS} video={VIDEO} spin={SPIN} />);
    fireEvent.click(photos().getByRole('link', { name: 'Ring, view 2 Enlarge' }));
    await waitFor(() => expect(openPhotoViewer).toHaveBeenCalled());
    const [options] = openPhotoViewer.mock.calls[0] ?? [];
    expect(options?.media).toHaveLength(2);
    const element = document.body.appendChild(document.createElement('div'));
    act(() => options?.onMedia({ view: 'The video', element }));
    expect(element).toHaveTextContent('The video');
    act(() => options?.onMedia(null));
    expect(element).toBeEmptyDOMElement();
  });
});
