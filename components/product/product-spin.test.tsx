/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ProductSpin } from './product-spin';

const FRAMES = Array.from({ length: 12 }, (_, index) => ({
  source: `/images/detail/R1-spin${index + 1}-5f3a9c1e.webp`,
  alt: 'Ring',
}));
const addressOf = (number: number) => `/images/original/R1-spin${number}-5f3a9c1e-800.webp`;

let requested: string[] = [];
beforeEach(() => {
  requested = [];
  global.Image = class {
    set src(address: string) {
      requested.push(address);
    }
  } as unknown as typeof Image;
  HTMLElement.prototype.setPointerCapture = () => undefined;
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(360);
  saveData(false);
});
afterEach(() => jest.restoreAllMocks());

function saveData(saved: boolean) {
  Object.defineProperty(navigator, 'connection', { value: { saveData: saved }, configurable: true });
}
const slider = () => screen.getByRole('slider', { name: 'Turn Ring' });
const photo = () => screen.getByRole('img');

function drag(from: number, to: number) {
  const frame = photo().parentElement as HTMLElement;
  // jsdom has no pointer events with a place.
  const send = (type: string, clientX: number) => fireEvent(frame, new MouseEvent(type, { bubbles: true, clientX }));
  send('pointerdown', from);
  send('pointermove', to);
  send('pointerup', to);
}

test('only the front of a spin is loaded until the shopper turns it, then all of it once', () => {
  render(<ProductSpin frames={FRAMES} title="Ring" />);
  expect(photo()).toHaveAttribute('src', addressOf(1));
  expect(requested).toEqual([]);
  fireEvent.focus(slider());
  drag(0, 90);
  expect(requested).toEqual(FRAMES.map((_, index) => addressOf(index + 1)));
});

test('for a shopper who saves data a photo of a spin is loaded as it is turned to', () => {
  saveData(true);
  render(<ProductSpin frames={FRAMES} title="Ring" />);
  drag(0, 90);
  expect(requested).toEqual([]);
  expect(photo()).toHaveAttribute('src', addressOf(4));
});

test('a drag turns the product, round and round', () => {
  render(<ProductSpin frames={FRAMES} title="Ring" />);
  drag(100, 190);
  expect(photo()).toHaveAccessibleName('Ring, turned by 90°');
  drag(100, -20);
  expect(photo()).toHaveAttribute('src', addressOf(12));
  fireEvent(photo().parentElement as HTMLElement, new MouseEvent('pointermove', { bubbles: true, clientX: 300 }));
  expect(photo()).toHaveAttribute('src', addressOf(12));
});

test('a slider turns the product and says how far', () => {
  render(<ProductSpin frames={FRAMES} title="Ring" />);
  expect(slider()).toHaveAttribute('aria-valuetext', '0 degrees');
  fireEvent.change(slider(), { target: { value: '3' } });
  expect(slider()).toHaveAttribute('aria-valuetext', '90 degrees');
  expect(photo()).toHaveAttribute('src', addressOf(4));
});

test('without JavaScript the four sides of a product are links', () => {
  const html = renderToString(<ProductSpin frames={FRAMES} title="Ring" />);
  const list = /<noscript>(.*)<\/noscript>/.exec(html)?.[1] ?? '';
  expect([...list.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([1, 4, 7, 10].map(addressOf));
});
