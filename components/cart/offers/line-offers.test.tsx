/** @jest-environment jsdom */
import type { ComponentProps } from 'react';
import { testLine } from '#lib/testing/examples/cart.ts';
import { hydrateLate, unmountHydrated } from '#lib/testing/storefront/hydrate-late.tsx';
import { LineOffers } from './line-offers';

const onChoose = jest.fn();
const options = ['ten', 'five'].map((id) => ({ id, title: id, terms: '', saving: 100, best: id === 'ten' }));
const line = testLine('Ganga', 1, { offer: { id: 'ten', title: 'ten', saving: 100 } });
const offersOf = (options: ComponentProps<typeof LineOffers>['options']) => (
  <LineOffers line={line} options={options} version={1} pendingOfferId={undefined} problem="" onChoose={onChoose} />
);
const offers = offersOf(options);
const choose = (offerId: string) => (container: HTMLElement) => {
  for (const radio of container.querySelectorAll<HTMLInputElement>('input[type=radio]')) {
    radio.checked = radio.value === offerId;
  }
};

beforeEach(() => onChoose.mockReset());
afterEach(unmountHydrated);

test.each(['five', ''])('the offer choice "%s", made before hydration, is sent on hydration', async (offerId) => {
  await hydrateLate(offers, choose(offerId));
  expect(onChoose.mock.calls).toEqual([[offerId]]);
});

test('an offer choice before hydration that matches the cart sends nothing', async () => {
  await hydrateLate(offers, choose('ten'));
  expect(onChoose).not.toHaveBeenCalled();
});

test('an offer that is no longer listed is not removed from its line on hydration', async () => {
  await hydrateLate(offersOf(options.filter(({ id }) => id !== 'ten')), () => undefined);
  expect(onChoose).not.toHaveBeenCalled();
});
