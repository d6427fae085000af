/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { parseWristQuery } from '#lib/storefront/catalogue/size-guide/query.ts';
import { hydrateLate, unmountHydrated } from '#lib/testing/storefront/hydrate-late.tsx';
import { WristFitForm } from './wrist-fit-form';

const watch = { caseSize: 40, lugToLug: 46, shape: 'Round' };
const page = (query: Record<string, string> = {}) => (
  <WristFitForm query={parseWristQuery({ product: '1801AV01', ...query })} watch={watch} />
);
const show = (query: Record<string, string> = {}) => render(page(query));
const wrist = () => screen.getByLabelText<HTMLInputElement>('Around your wrist, in centimetres');
const type = (field: HTMLInputElement, value: string) => fireEvent.change(field, { target: { value } });
const answer = () => screen.getAllByRole('status')[0]?.textContent ?? '';

beforeEach(() => {
  window.localStorage.clear();
  window.localStorage.setItem('screen-scale', '[5]');
});

test('a typed wrist size is answered immediately and drawn', () => {
  show();
  expect(answer()).toContain('Enter your wrist size first');
  expect(screen.queryByRole('img')).toBeNull();
  type(wrist(), '17');
  expect(answer()).toContain('Fits well');
  expect(screen.getByRole('img').getAttribute('aria-label')).toContain('on a wrist of 17 cm');
  type(screen.getByLabelText('Flat part across the top, in millimetres'), '40');
  expect(answer()).toContain('6 mm more than the 40 mm');
});

test('the wrist slider and its buttons write into the field', () => {
  show({ wrist: '17' });
  fireEvent.change(screen.getByRole('slider'), { target: { value: '145' } });
  expect(wrist().value).toBe('14.5');
  expect(answer()).toContain('Large for this wrist');
  fireEvent.click(screen.getByRole('button', { name: 'Larger wrist' }));
  expect(wrist().value).toBe('14.6');
});

test('an invalid wrist size is reported when the field is left, not while it is typed', () => {
  show();
  type(wrist(), '1');
  expect(screen.queryByText(/Enter a wrist size/)).toBeNull();
  fireEvent.blur(wrist());
  expect(screen.getByText('Enter a wrist size in centimetres, from 12 to 24')).toBeTruthy();
  type(wrist(), '16');
  expect(screen.queryByText(/Enter a wrist size/)).toBeNull();
});

test('without JavaScript invalid sizes of the URL are reported, until something else is typed', () => {
  show({ wrist: 'seventeen', flat: '500' });
  expect(screen.getByText(/Enter a wrist size/)).toBeTruthy();
  expect(screen.getByText(/Enter the width/)).toBeTruthy();
  type(wrist(), '17');
  fireEvent.blur(wrist());
  expect(screen.queryByText(/Enter a wrist size/)).toBeNull();
});

test('the wrist form requests the same page for the same watch', () => {
  const { container } = show();
  const form = container.querySelector('form');
  expect([form?.getAttribute('action'), form?.method]).toEqual(['/size-guide/watch', 'get']);
  expect(container.querySelector<HTMLInputElement>('input[name=product]')?.value).toBe('1801AV01');
  expect(fireEvent.submit(form as HTMLFormElement)).toBe(false);
});

describe('wrist fit before hydration', () => {
  afterEach(unmountHydrated);

  test('a wrist size typed before hydration is answered on hydration', async () => {
    await hydrateLate(page(), () => {
      wrist().value = '17';
    });
    expect(wrist().value).toBe('17');
    expect(answer()).toContain('Fits well');
  });

  test('the wrist field follows a slider moved before hydration', async () => {
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
