/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { readScale } from '#lib/storefront/catalogue/size-guide/saved-scale.ts';
import { USUAL_SCALE } from '#lib/storefront/catalogue/size-guide/scale.ts';
import { RingSizer } from './ring-sizer';

/** The width of the outline's container in CSS pixels. */
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

test('the outline has the size of a bank card at the chosen scale, which is saved once it fits', () => {
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

test('a screen too small for a bank card says so and cannot be calibrated with it', () => {
  render(<RingSizer ring={null} />);
  set(7);
  expect(screen.getByText(/A bank card is wider than this screen/)).toBeTruthy();
  expect(fits().disabled).toBe(true);
  fireEvent.click(screen.getByLabelText('₹10 coin'));
  expect(fits().disabled).toBe(false);
});

test('a screen too small even for a coin refers to the table and the printed sheet', () => {
  room = 300;
  render(<RingSizer ring={null} />);
  fireEvent.click(screen.getByLabelText('₹10 coin'));
  set(12);
  expect(screen.getByText(/Use the table or the printed sheet below/)).toBeTruthy();
  expect(fits().disabled).toBe(true);
});

test('the disc is resized by keys and buttons, and its ring size is announced', () => {
  window.localStorage.setItem('screen-scale', '[6]');
  render(<RingSizer ring={null} />);
  set(17.2);
  expect(screen.getByRole('status').textContent).toContain('Inner width 17.2 mm');
  expect(screen.getByRole('status').textContent).toContain('Indian size 14');
  expect(slider().getAttribute('aria-valuetext')).toBe('17.2 mm');
  fireEvent.click(screen.getByRole('button', { name: 'Make the disc smaller' }));
  expect(width(/Disc/)).toBeCloseTo(17.1 * 6, 3);
});

test('the screen can be calibrated again, and the focus stays in place', () => {
  window.localStorage.setItem('screen-scale', '[6]');
  render(<RingSizer ring={null} />);
  fireEvent.click(screen.getByRole('button', { name: 'Set screen size again' }));
  expect(slider().valueAsNumber).toBe(6);
  expect(document.activeElement?.contains(slider())).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});

test('a phone starts with the usual scale of phones, and the server with that of all screens', () => {
  window.matchMedia = (query) => ({ matches: query === '(pointer: coarse)' }) as MediaQueryList;
  render(<RingSizer ring={null} />);
  expect(slider().valueAsNumber).toBe(6.2);
  const served = document.createElement('div');
  served.innerHTML = renderToString(<RingSizer ring={null} />);
  expect(served.querySelector<HTMLInputElement>('input[type="range"]')?.valueAsNumber).toBeCloseTo(USUAL_SCALE, 2);
});

test('a calibration made in another tab applies here, too', () => {
  render(<RingSizer ring={null} />);
  act(() => {
    window.localStorage.setItem('screen-scale', '[4]');
    window.dispatchEvent(new StorageEvent('storage', { key: 'screen-scale' }));
  });
  expect(width(/Disc/)).toBeCloseTo(16.6 * 4, 3);
});
