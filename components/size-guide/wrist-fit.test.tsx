/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { parseWristQuery } from '#lib/storefront/catalogue/size-guide/query.ts';
import { hydrateLate, leaveHydrated } from '#lib/testing/hydrate-late.tsx';
import { WristFit } from './wrist-fit';

const watch = { caseSize: 40, lugToLug: 46, shape: 'Round' };
const page = (asked: Record<string, string> = {}) => (
  <WristFit query={parseWristQuery({ product: '1801AV01', ...asked })} watch={watch} />
);
const show = (asked: Record<string, string> = {}) => render(page(asked));
const wrist = () => screen.getByLabelText<HTMLInputElement>('Around your wrist, in centimetres');
const type = (field: HTMLInputElement, value: string) => fireEvent.change(field, { target: { value } });
const answer = () => screen.getAllByRole('status')[0]?.textContent ?? '';

beforeEach(() => {
  window.localStorage.clear();
  window.localStorage.setItem('screen-scale', '[5]');
});

test('what is typed is answered at once, and drawn', () => {
  show();
  expect(answer()).toContain('Enter your wrist size first');
  expect(screen.queryByRole('img')).toBeNull();
  type(wrist(), '17');
  expect(answer()).toContain('Fits well');
  expect(screen.getByRole('img').getAttribute('aria-label')).toContain('on a wrist of 17 cm');
  type(screen.getByLabelText('Flat part across the top, in millimetres'), '40');
  expect(answer()).toContain('6 mm more than the 40 mm');
});

test('the slider and its buttons write into the field', () => {
  show({ wrist: '17' });
  fireEvent.change(screen.getByRole('slider'), { target: { value: '145' } });
  expect(wrist().value).toBe('14.5');
  expect(answer()).toContain('Large for this wrist');
  fireEvent.click(screen.getByRole('button', { name: 'Larger wrist' }));
  expect(wrist().value).toBe('14.6');
});

test('what is no wrist is told of once the field is left, and not while it is typed', () => {
  show();
  type(wrist(), '1');
  expect(screen.queryByText(/Enter a wrist size/)).toBeNull();
  fireEvent.blur(wrist());
  expect(screen.getByText('Enter a wrist size in centimetres, from 12 to 24')).toBeTruthy();
  type(wrist(), '16');
  expect(screen.queryByText(/Enter a wrist size/)).toBeNull();
});

test('what the address told wrongly is told of without scripts, until something else is typed', () => {
  show({ wrist: 'seventeen', flat: '500' });
  expect(screen.getByText(/Enter a wrist size/)).toBeTruthy();
  expect(screen.getByText(/Enter the width/)).toBeTruthy();
  type(wrist(), '17');
  fireEvent.blur(wrist());
  expect(screen.queryByText(/Enter a wrist size/)).toBeNull();
});

test('the form asks the same page for the same watch', () => {
  const { container } = show();
  const form = container.querySelector('form');
  expect([form?.getAttribute('action'), form?.method]).toEqual(['/size-guide/watch', 'get']);
  expect(container.querySelector<HTMLInputElement>('input[name=product]')?.value).toBe('1801AV01');
  expect(fireEvent.submit(form as HTMLFormElement)).toBe(false);
});

describe('before scripts run', () => {
  afterEach(leaveHydrated);

  test('what is typed is answered as they begin', async () => {
    await hydrateLate(page(), () => {
      wrist().value = '17';
    });
    expect(wrist().value).toBe('17');
    expect(answer()).toContain('Fits well');
  });

  test('where the slider is drawn to, the field follows', async () => {
    global.ResizeObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    window.matchMedia = () => ({ matches: false }) as MediaQueryList;
    await hydrateLate(page(), () => {
      screen.getByRole<HTMLInputElement>('slider', { name: 'Wrist' }).value = '145';
    });
    expect(wrist().value).toBe('14.5');
    expect(answer()).toContain('Large for this wrist');
  });
});
