/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Carousel } from '@/components/ui/carousel';

const WIDTH = 1000;
const INTERVAL = 3000;
let reduced = false;

/** jsdom has no PointerEvent. */
class Pointer extends MouseEvent {
  readonly pointerType: string;
  constructor(type: string, init: PointerEventInit) {
    super(type, init);
    this.pointerType = init.pointerType ?? '';
  }
}

beforeAll(() => {
  Object.defineProperty(window, 'PointerEvent', { value: Pointer });
  window.matchMedia = () =>
    ({ matches: reduced, addEventListener: () => {}, removeEventListener: () => {} }) as unknown as MediaQueryList;
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => WIDTH });
  Element.prototype.scrollTo = jest.fn();
});
beforeEach(() => {
  reduced = false;
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const SLIDES = ['Watches', 'Rings', 'Weddings'].map((name) => ({
  name,
  content: (
    <p>
      <a href={`/${name}`}>Shop {name}</a>
      {/* biome-ignore lint/performance/noImgElement: the element that Photo renders */}
      <img loading="lazy" alt={name} src={`/${name}.webp`} />
    </p>
  ),
  picture: null,
}));
const show = () => render(<Carousel label="Chosen for you" slides={SLIDES} milliseconds={INTERVAL} />);

const shown = () => screen.getByRole('link', { current: true }).getAttribute('aria-label');
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const strip = () => screen.getAllByRole('group')[0]?.parentElement as HTMLElement;
const root = () => screen.getByRole('region', { name: 'Chosen for you' });

test('the carousel advances after the interval, and the first slide follows the last', () => {
  show();
  wait(INTERVAL - 1);
  expect(shown()).toBe('Slide 1 of 3: Watches');
  wait(1);
  expect(shown()).toBe('Slide 2 of 3: Rings');
  expect(Element.prototype.scrollTo).toHaveBeenLastCalledWith({ left: WIDTH });
  wait(INTERVAL);
  wait(INTERVAL);
  expect(shown()).toBe('Slide 1 of 3: Watches');
});

test('the carousel loads the photo of the next slide eagerly, the others lazily', () => {
  show();
  expect(screen.getByRole('img', { name: 'Rings' })).toHaveProperty('loading', 'eager');
  expect(screen.getByRole('img', { name: 'Weddings' })).toHaveAttribute('loading', 'lazy');
});

test('Pause stops the carousel for good and Play starts it again, also while the pointer is over it', () => {
  show();
  fireEvent.pointerEnter(root(), { pointerType: 'mouse' });
  click('Pause');
  fireEvent.pointerLeave(root());
  wait(60_000);
  expect(shown()).toBe('Slide 1 of 3: Watches');
  fireEvent.pointerEnter(root(), { pointerType: 'mouse' });
  act(() => screen.getByRole('button', { name: 'Play' }).focus());
  click('Play');
  wait(INTERVAL);
  expect(shown()).toBe('Slide 2 of 3: Rings');
});

test('the carousel waits during hover, focus and a hidden tab, and then restarts its interval', () => {
  show();
  const holds = (begin: () => void, end: () => void) => {
    const before = shown();
    wait(INTERVAL - 1);
    act(begin);
    wait(60_000);
    expect(shown()).toBe(before);
    act(end);
    wait(INTERVAL - 1);
    expect(shown()).toBe(before);
    wait(1);
    expect(shown()).not.toBe(before);
  };
  holds(
    () => void fireEvent.pointerEnter(root(), { pointerType: 'mouse' }),
    () => void fireEvent.pointerLeave(root()),
  );
  const link = screen.getByRole('link', { name: 'Shop Rings' });
  holds(
    () => link.focus(),
    () => link.blur(),
  );
  const hidden = jest.spyOn(document, 'hidden', 'get');
  const report = (value: boolean) => {
    hidden.mockReturnValue(value);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  holds(
    () => report(true),
    () => report(false),
  );
  hidden.mockRestore();
});

test('a pointer that is over the carousel on mount holds it', () => {
  const matches = jest.spyOn(Element.prototype, 'matches').mockImplementation((selector) => selector === ':hover');
  show();
  matches.mockRestore();
  wait(60_000);
  expect(shown()).toBe('Slide 1 of 3: Watches');
  fireEvent.pointerLeave(root());
  wait(INTERVAL);
  expect(shown()).toBe('Slide 2 of 3: Rings');
});

test('neither touch nor a mouse press holds the carousel, but focus moving within it does', () => {
  show();
  fireEvent.pointerEnter(root(), { pointerType: 'touch' });
  fireEvent.pointerDown(strip(), { pointerType: 'mouse' });
  wait(INTERVAL);
  expect(shown()).toBe('Slide 2 of 3: Rings');
  const link = screen.getByRole('link', { name: 'Shop Rings' });
  fireEvent.focus(link);
  fireEvent.blur(link, { relatedTarget: screen.getByRole('button', { name: 'Pause' }) });
  wait(60_000);
  expect(shown()).toBe('Slide 2 of 3: Rings');
});

test('choosing a slide stops the carousel at it', () => {
  show();
  click('Next slide');
  expect(shown()).toBe('Slide 2 of 3: Rings');
  click('Previous slide');
  click('Previous slide');
  expect(shown()).toBe('Slide 3 of 3: Weddings');
  expect(fireEvent.click(screen.getByRole('link', { name: 'Slide 2 of 3: Rings' }))).toBe(false);
  wait(60_000);
  expect(shown()).toBe('Slide 2 of 3: Rings');
  expect(screen.getByRole('button', { name: 'Play' })).toBeInTheDocument();
});

test('a swipe stops the carousel, and the slide swiped to is marked', () => {
  show();
  fireEvent.pointerDown(strip(), { pointerType: 'touch' });
  strip().scrollLeft = 2 * WIDTH + 20;
  fireEvent.scroll(strip());
  wait(60_000);
  expect(shown()).toBe('Slide 3 of 3: Weddings');
});

test('the carousel does not start by itself under reduced motion', () => {
  reduced = true;
  show();
  wait(60_000);
  expect(shown()).toBe('Slide 1 of 3: Watches');
  click('Play');
  wait(INTERVAL);
  expect(shown()).toBe('Slide 2 of 3: Rings');
});

test('the current slide is announced only while the carousel is stopped', () => {
  show();
  const announcement = screen.getByText('Slide 1 of 3: Watches');
  expect(announcement).toHaveAttribute('aria-live', 'off');
  click('Next slide');
  expect(announcement).toHaveAttribute('aria-live', 'polite');
  expect(announcement).toHaveTextContent('Slide 2 of 3: Rings');
});

test('two carousel slides with the same name are both rendered', () => {
  const complaints = jest.spyOn(console, 'error');
  const twins = SLIDES.map((slide) => ({ ...slide, name: 'Twin' }));
  const { container } = render(<Carousel label="Chosen for you" slides={twins} milliseconds={INTERVAL} />);
  expect(container.querySelectorAll('[role=group]')).toHaveLength(twins.length);
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
});

test('without JavaScript the markers link to the carousel slides', () => {
  document.body.innerHTML = renderToString(<Carousel label="Chosen for you" slides={SLIDES} milliseconds={INTERVAL} />);
  const marker = screen.getByRole('link', { name: 'Slide 3 of 3: Weddings' });
  const place = document.getElementById(marker.getAttribute('href')?.slice(1) ?? '');
  expect(place).toContainElement(screen.getByRole('link', { name: 'Shop Weddings' }));
});
