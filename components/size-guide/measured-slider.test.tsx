/** @jest-environment jsdom */
import { hydrateLate, unmountHydrated } from '#lib/testing/hydrate-late.tsx';
import { MeasuredSlider } from './measured-slider';

const onChange = jest.fn();
/** A value between two steps, on the nearest of which a browser puts it. */
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

test('where it was drawn to before scripts ran is taken as they begin', async () => {
  await hydrateLate(slider, draw('14.5'));
  expect(onChange.mock.calls).toEqual([[14.5]]);
});

test('where nobody has moved it, it stays', async () => {
  await hydrateLate(slider, draw('16.5'));
  expect(onChange).not.toHaveBeenCalled();
});
