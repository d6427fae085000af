/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { REFERENCE_OBJECTS } from '#lib/storefront/catalogue/size-guide/scale.ts';
import { hydrateLate, unmountHydrated } from '#lib/testing/storefront/hydrate-late.tsx';
import { Calibration } from './calibration';

const onSet = jest.fn();
const object = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

beforeAll(() => {
  global.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
});
afterEach(unmountHydrated);

test('an object chosen before hydration is the one that is drawn for the calibration', async () => {
  await hydrateLate(<Calibration before={null} onSet={onSet} />, () => {
    object(REFERENCE_OBJECTS.coin.name()).checked = true;
  });
  expect(object(REFERENCE_OBJECTS.coin.name()).checked).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'The outline is the same size as my coin' }));
  expect(onSet).toHaveBeenCalledTimes(1);
});

test('without a choice before hydration the calibration object is a bank card', async () => {
  await hydrateLate(<Calibration before={5} onSet={onSet} />, () => undefined);
  expect(object(REFERENCE_OBJECTS.card.name()).checked).toBe(true);
  expect(screen.getByRole('button', { name: 'The outline is the same size as my card' })).toBeEnabled();
});
