/** @jest-environment jsdom */
import { hydrateLate, unmountHydrated } from '#lib/testing/storefront/hydrate-late.tsx';
import { MeasuredSlider } from './measured-slider';

const onChange = jest.fn();
/** A value between two steps; a browser sets it to the nearest one. */
const slider = (
  <MeasuredSlider
    label="Wrist"
    value={16.503}
    min={12}
    max={24}
    step={0.01}
    buttonStep={1}
    valueText="16.5 cm"
    onChange={onChange}
    smaller="Smaller"
    larger="Larger"
  />
);
const draw = (to: string) => (container: HTMLElement) => {
  const range = container.querySelector('input');
  if (range) range.value = to;
};

beforeEach(() => onChange.mockReset());
afterEach(unmountHydrated);

test('a slider position set before hydration is taken over', async () => {
  await hydrateLate(slider, draw('14.5'));
  expect(onChange.mock.calls).toEqual([[14.5]]);
});

test('a slider that was not moved before hydration keeps its value', async () => {
  await hydrateLate(slider, draw('16.5'));
  expect(onChange).not.toHaveBeenCalled();
});
