/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { hydrateLate, unmountHydrated } from '#lib/testing/storefront/hydrate-late.tsx';
import { Quantity } from './quantity';

const onChange = jest.fn();
const onInvalid = jest.fn();
const quantity = (
  <Quantity
    itemName="Ring"
    value={2}
    maximum={9}
    action="/api/cart"
    fields={{}}
    onChange={onChange}
    onInvalid={onInvalid}
  />
);
const fieldIn = (container: HTMLElement) => container.querySelector<HTMLInputElement>('input[name=quantity]');

beforeEach(() => jest.resetAllMocks());
afterEach(unmountHydrated);

async function typeEarly(text: string, focused: boolean) {
  await hydrateLate(quantity, (container) => {
    const field = fieldIn(container);
    if (field) field.value = text;
    if (focused) field?.focus();
  });
}

test('a quantity typed and left before hydration is taken over', async () => {
  await typeEarly('5', false);
  expect(onChange.mock.calls).toEqual([[5]]);
  expect(onInvalid).not.toHaveBeenCalled();
});

test('a quantity still being typed during hydration is taken over on blur', async () => {
  await typeEarly('5', true);
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.blur(screen.getByRole('textbox', { name: 'Quantity of Ring' }));
  expect(onChange.mock.calls).toEqual([[5]]);
});

test('an invalid quantity before hydration is reported, and an unchanged one is ignored', async () => {
  await typeEarly('many', false);
  expect(onInvalid).toHaveBeenCalledTimes(1);
  await unmountHydrated();
  await typeEarly('2', false);
  expect(onInvalid).toHaveBeenCalledTimes(1);
  expect(onChange).not.toHaveBeenCalled();
});
