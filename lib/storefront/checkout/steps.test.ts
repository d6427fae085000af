import { CHECKOUT_STEPS, type CheckoutStep } from '#lib/shared/route-names.ts';
import { type CheckoutProgress, firstIncompleteStep, parseCheckoutStep, stepState, stepToShow } from './steps.ts';

const ALL: CheckoutProgress = {
  hasContact: true,
  hasAddress: true,
  isDeliverable: true,
  hasDelivery: true,
  lacksPan: false,
};

describe('firstLeft: the first incomplete checkout step', () => {
  test.each<[string, Partial<CheckoutProgress>, CheckoutStep]>([
    ['for a guest, whatever else was chosen', { hasContact: false }, 'contact'],
    ['without an address', { hasAddress: false }, 'address'],
    ['without an address, whatever the PAN state', { hasAddress: false, lacksPan: true }, 'address'],
    ['where nothing is delivered to', { isDeliverable: false }, 'delivery'],
    ['before the delivery was confirmed', { hasDelivery: false }, 'delivery'],
    ['without a PAN that is needed', { lacksPan: true }, 'delivery'],
    ['once all is known', {}, 'payment'],
  ])('firstIncompleteStep: %s', (_case, facts, step) => expect(firstIncompleteStep({ ...ALL, ...facts })).toBe(step));
});

describe('shownStep: the checkout step that is open', () => {
  test.each<[CheckoutStep | null, CheckoutStep, CheckoutStep]>([
    [null, 'address', 'address'],
    [null, 'payment', 'payment'],
    ['address', 'payment', 'address'],
    ['delivery', 'payment', 'delivery'],
    ['payment', 'payment', 'payment'],
    ['payment', 'delivery', 'delivery'],
    ['payment', 'address', 'address'],
    ['delivery', 'address', 'address'],
    // A signed-in customer has completed the contact step.
    ['contact', 'address', 'address'],
    ['contact', 'payment', 'payment'],
    ['payment', 'contact', 'contact'],
    ['contact', 'contact', 'contact'],
  ])('asked for %s with %s left: the open checkout step is %s', (requests, left, shown) =>
    expect(stepToShow(requests, left)).toBe(shown),
  );

  test.each<[CheckoutStep, CheckoutStep, string]>([
    ['contact', 'contact', 'open later later later'],
    ['address', 'address', 'done open later later'],
    ['delivery', 'delivery', 'done done open later'],
    ['payment', 'payment', 'done done done open'],
    // Choices of later steps are kept while an earlier step is changed.
    ['address', 'payment', 'done open done later'],
    ['address', 'delivery', 'done open later later'],
  ])('the step %s open with %s left: the states of the checkout steps are %s', (shown, left, states) =>
    expect(CHECKOUT_STEPS.map((step) => stepState(step, shown, left)).join(' ')).toBe(states),
  );
});

test.each([
  ['payment', 'payment'],
  ['2', null],
  ['', null],
  [undefined, null],
  [['payment', 'address'], null],
])('the step parameter %p is parsed as %p', (text, step) => expect(parseCheckoutStep(text)).toBe(step));
