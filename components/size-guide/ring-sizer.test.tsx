/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { readScale } from '#lib/storefront/catalogue/size-guide/saved-scale.ts';
import { USUAL_SCALE } from '#lib/storefront/catalogue/size-guide/scale.ts';
import { RingSizer } from './ring-sizer';

/** How wide the place of the outline is, in CSS pixels. */
let room = 358;
beforeAll(() => {
  global.ResizeObserver = class {
    readonly #tell: () => void;
    constructor(callback: ResizeObserverCallback) {
      const entry = { contentRect: { width: room } } as ResizeObserverEntry;
      this.#tell = () => callback([entry], this);
    }
    observe() {
      this.#tell();
    }
    unobserve() {}
    disconnect() {}
  };
});
beforeEach(() => {
  room = 358;
  window.localStorage.clear();
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
});

const slider = () => screen.getByRole<HTMLInputElement>('slider');
const set = (value: number) => fireEvent.change(slider(), { target: { value: String(value) } });
const fits = () => screen.getByRole<HTMLButtonElement>('button', { name: /same size as my/ });
const width = (name: RegExp) => Number(screen.getByRole('img', { name }).getAttribute('width'));

test('the outline is as large as a card at the scale that is set, which is kept once it fits', () => {
  render(<RingSizer ring={null} />);
  set(5);
  expect(width(/Outline/)).toBeCloseTo(53.98 * 5, 3);
  fireEvent.click(screen.getByRole('button', { name: 'Make the outline larger' }));
  expect(width(/Outline/)).toBeCloseTo(53.98 * 5.03, 3);
  fireEvent.click(screen.getByLabelText('₹10 coin'));
  expect(width(/Outline/)).toBeCloseTo(27 * 5.03, 3);
  fireEvent.click(fits());
  expect(readScale(window.devicePixelRatio)).toBe(5.03);
  expect(width(/Disc/)).toBeCloseTo(16.6 * 5.03, 1);
});

test('a screen that is too small for a card says so, and is not set by it', () => {
  render(<RingSizer ring={null} />);
  set(7);
  expect(screen.getByText(/A bank card is wider than this screen/)).toBeTruthy();
  expect(fits().disabled).toBe(true);
  fireEvent.click(screen.getByLabelText('₹10 coin'));
  expect(fits().disabled).toBe(false);
});

test('a screen that is too small even for a coin leads to the table and the sheet', () => {
  room = 300;
  render(<RingSizer ring={null} />);
  fireEvent.click(screen.getByLabelText('₹10 coin'));
  set(12);
  expect(screen.getByText(/Use the table or the printed sheet below/)).toBeTruthy();
  expect(fits().disabled).toBe(true);
});

test('the disc is changed by keys and buttons, and its size is told', () => {
  window.localStorage.setItem('screen-scale', '[6]');
  render(<RingSizer ring={null} />);
  set(17.2);
  expect(screen.getByRole('status').textContent).toContain('Inner width 17.2 mm');
  expect(screen.getByRole('status').textContent).toContain('Indian size 14');
  expect(slider().getAttribute('aria-valuetext')).toBe('17.2 mm');
  fireEvent.click(screen.getByRole('button', { name: 'Make the disc smaller' }));
  expect(width(/Disc/)).toBeCloseTo(17.1 * 6, 3);
});

test('the screen can be set again, and what is pressed does not lose the place', () => {
  window.localStorage.setItem('screen-scale', '[6]');
  render(<RingSizer ring={null} />);
  fireEvent.click(screen.getByRole('button', { name: 'Set screen size again' }));
  expect(slider().valueAsNumber).toBe(6);
  expect(document.activeElement?.contains(slider())).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});

test('a phone begins near what phones show, and the server with what every screen does', () => {
  window.matchMedia = (query) => ({ matches: query === '(pointer: coarse)' }) as MediaQueryList;
  render(<RingSizer ring={null} />);
  expect(slider().valueAsNumber).toBe(6.2);
  const served = document.createElement('div');
  served.innerHTML = renderToString(<RingSizer ring={null} />);
  expect(served.querySelector<HTMLInputElement>('input[type="range"]')?.valueAsNumber).toBeCloseTo(USUAL_SCALE, 2);
});

test('what another tab sets holds here, too', () => {
  render(<RingSizer ring={null} />);
  act(() => {
    window.localStorage.setItem('screen-scale', '[4]');
    window.dispatchEvent(new StorageEvent('storage', { key: 'screen-scale' }));
  });
  expect(width(/Disc/)).toBeCloseTo(16.6 * 4, 3);
});
