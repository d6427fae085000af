/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { BUY_FORM_ID } from '@/components/product/buy-form';
import { SizeToScale } from '@/components/product/size-to-scale';

type Worn = Parameters<typeof SizeToScale>[0]['product'];

const watch: Worn = {
  code: '1801AV01',
  measures: { caseSize: 40, lugToLug: 46, shape: 'Round' },
  isRing: false,
  isBangle: false,
  sizes: [],
};
const bangleOf = (...names: string[]): Worn => ({
  code: 'G401YR01',
  measures: null,
  isRing: false,
  isBangle: true,
  sizes: names.map((name) => ({ sku: name, name, price: 0, mrp: 0, stock: 1 })),
});
const wrist = (name: string) => screen.getByRole('radio', { name, hidden: true });
const drawings = (container: HTMLElement) =>
  [...container.querySelectorAll('img')].map((drawing) => drawing.getAttribute('src'));

test('a watch is drawn on three wrists, each of which says the measures in words', () => {
  const { container } = render(<SizeToScale product={watch} />);
  expect(wrist('17 cm')).toBeChecked();
  expect(wrist('15 cm')).toHaveAccessibleDescription(
    'A wrist of 15 cm is about 50 mm broad: its lugs reach over the edges.',
  );
  expect(wrist('17 cm')).toHaveAccessibleDescription(/is about 57 mm broad: it fits well\.$/);
  expect(screen.getByText(/^40 mm across and 46 mm from lug to lug, to scale\./)).toBeInTheDocument();
  expect(drawings(container)).toEqual(
    [150, 170, 190].map((around) => `/api/size-drawing?wrist=${around}&case=40&lugs=46&shape=Round`),
  );
  expect(screen.getByRole('link', { hidden: true })).toHaveAttribute('href', '/size-guide/watch?product=1801AV01');
});

test('a watch whose lugs are not known says that their distance is estimated', () => {
  const caseOnly = { caseSize: 40, lugToLug: null, shape: '' };
  const { container } = render(<SizeToScale product={{ ...watch, measures: caseOnly }} />);
  expect(screen.getByText(/^40 mm across and about 46 mm from lug to lug,/)).toBeInTheDocument();
  expect(drawings(container)).toContain('/api/size-drawing?wrist=170&case=40');
});

test('each size of a bangle says how much room it leaves', () => {
  const { container } = render(<SizeToScale product={bangleOf('2.4', '2.6', 'Free size')} />);
  expect(wrist('17 cm')).toHaveAccessibleDescription(
    'A wrist of 17 cm is about 57 mm broad: size 2.4 leaves 0 mm, size 2.6 leaves 4 mm.',
  );
  expect(wrist('19 cm')).toHaveAccessibleDescription(/size 2\.4 is too narrow, size 2\.6 is too narrow\.$/);
  expect(drawings(container)).toContain('/api/size-drawing?wrist=150&bangles=2.4%2C2.6');
});

test('the sizes of a ring are drawn beside a coin, and their inner widths said in words', () => {
  const { container } = render(<SizeToScale product={{ ...bangleOf('12', '20'), isRing: true, isBangle: false }} />);
  expect(screen.getByText('See its sizes beside a ₹10 coin')).toBeVisible();
  expect(drawings(container)).toEqual(['/api/size-drawing?rings=12%2C20']);
  expect(screen.getByText(/^Inside, size 12 is 16\.6 mm, size 20 is 19\.1 mm wide\./)).toBeInTheDocument();
  expect(screen.getByRole('link', { hidden: true })).toHaveAttribute('href', '/size-guide/ring?product=G401YR01');
});

test('the size of the address is marked and said in words, and then the one that is chosen on the page', () => {
  const ring = { ...bangleOf('12', '20'), isRing: true, isBangle: false };
  const { container } = render(
    <>
      <form id={BUY_FORM_ID}>
        <input type="radio" name="sku" value="12" aria-label="12" />
      </form>
      <SizeToScale product={ring} requested="20" />
    </>,
  );
  expect(drawings(container)).toEqual(['/api/size-drawing?rings=12%2C20&chosen=20']);
  expect(screen.getByText(/^Your size 20 is 19\.1 mm wide inside;/)).toBeInTheDocument();
  fireEvent.click(screen.getByLabelText('12'));
  expect(drawings(container)).toEqual(['/api/size-drawing?rings=12%2C20&chosen=12']);
  expect(screen.getByText(/^Your size 12 is 16\.6 mm wide inside;/)).toBeInTheDocument();
});

test.each([
  ['a ring in sizes that are no measures', { ...bangleOf('M'), isRing: true, isBangle: false }],
  ['a necklace', { ...bangleOf('12'), isBangle: false }],
  ['a bangle in sizes that are no measures', bangleOf('M', 'L')],
])('%s, of which no measure is known, shows nothing', (_, product) => {
  expect(render(<SizeToScale product={product} />).container).toBeEmptyDOMElement();
});
