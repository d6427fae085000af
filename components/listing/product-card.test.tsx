/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CardColour, ProductSummary } from '#lib/storefront/catalogue/types.ts';
import { ProductGridItem } from './product-grid-item';

const CARD: ProductSummary = {
  code: '1801AV01',
  title: 'Ganga Watch',
  brand: 'Aarvane',
  href: '/ganga-1801av01',
  photos: [1, 2, 3].map((view) => ({ source: `/images/list/A-${view}.webp`, alt: `view ${view}` })),
  mrp: 100,
  price: 100,
  discountPercent: 0,
  labels: [],
  colour: 'Blue',
  category: 'watches',
};

interface Browser {
  pointer?: 'fine' | 'coarse';
  saveData?: boolean;
}

function show(card: Partial<ProductSummary> = {}, { pointer = 'fine', saveData = false }: Browser = {}) {
  window.matchMedia = () => ({ matches: pointer === 'fine' }) as MediaQueryList;
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });
  render(
    <ul>
      <ProductGridItem card={{ ...CARD, ...card }} sizes="46vw" />
    </ul>,
  );
  return screen.getByRole('article', { name: 'Ganga Watch' });
}

const photos = (card: HTMLElement) => [...card.querySelectorAll('img')];
const enter = (card: HTMLElement, pointerType: string) => {
  // The pointer events of the test's browser have no type of pointer.
  const event = new MouseEvent('pointerover', { bubbles: true });
  Object.defineProperty(event, 'pointerType', { value: pointerType });
  fireEvent(card, event);
};

test('a card fetches its second photo once a mouse is on it, and shows it once it has loaded', () => {
  const card = show();
  expect(photos(card)).toHaveLength(1);
  enter(card, 'mouse');
  const [, second, third] = photos(card);
  expect(third).toBeUndefined();
  expect(second?.src).toContain('/A-2-');
  expect(second).toHaveAttribute('alt', '');
  expect(second?.className).not.toContain('group-hover:opacity-100');
  fireEvent.load(second as HTMLElement);
  expect(second?.className).toContain('group-hover:opacity-100');
});

test('a card fetches its second photo once the keyboard has its focus in it', async () => {
  const card = show();
  await userEvent.tab();
  expect(within(card).getByRole('link')).toHaveFocus();
  const [, second] = photos(card);
  fireEvent.load(second as HTMLElement);
  expect(second).toHaveClass('opacity-100');
  await userEvent.tab();
  expect(second).toHaveClass('opacity-0');
});

test.each<[string, string, Browser, Partial<ProductSummary>]>([
  ['for a finger', 'touch', {}, {}],
  ['on a touch screen', 'mouse', { pointer: 'coarse' }, {}],
  ['where the visitor saves data', 'mouse', { saveData: true }, {}],
  ['where there is only one', 'mouse', {}, { photos: CARD.photos.slice(0, 1) }],
])('a card fetches no second photo %s', (_when, pointerType, browser, product) => {
  const card = show(product, browser);
  enter(card, pointerType);
  expect(photos(card)).toHaveLength(1);
});

type Place = readonly [x: number, y: number];

/** Moves fingers over a card, each from the first place to the last. */
function swipe(card: HTMLElement, from: Place, to: Place, fingers = 1): void {
  const touches = ([clientX, clientY]: Place) => Array.from({ length: fingers }, () => ({ clientX, clientY }));
  fireEvent.touchStart(card, { touches: touches(from) });
  fireEvent.touchMove(card, { touches: touches(to) });
}
const inList = (product: Partial<ProductSummary> = {}) => {
  const card = show(product, { pointer: 'coarse', saveData: true });
  card.closest('ul')?.classList.add('listing');
  return card;
};
const turned = (card: HTMLElement) => card.querySelector('[data-turned]')?.getAttribute('data-turned');

test('a swipe to the left on a card of a list shows its second photo, and one to the right the first again', () => {
  const card = inList();
  expect(turned(card)).toBe('false');
  swipe(card, [150, 100], [110, 108]);
  const [, second] = photos(card);
  fireEvent.load(second as HTMLElement);
  expect(second).toHaveClass('opacity-100');
  expect(turned(card)).toBe('true');
  swipe(card, [110, 100], [150, 100]);
  expect(second).toHaveClass('opacity-0');
  expect(turned(card)).toBe('false');
});

test.each<[string, Place, number]>([
  ['down', [146, 140], 1],
  ['aslant', [110, 130], 1],
  ['by a hair', [130, 100], 1],
  ['with two fingers', [110, 100], 2],
])('a move %s on a card fetches no second photo', (_where, to, fingers) => {
  const card = inList();
  swipe(card, [150, 100], to, fingers);
  expect(photos(card)).toHaveLength(1);
});

test('a card outside of a list leaves the swipe to its row, and one with one photo has nothing to turn to', () => {
  const inRow = show({}, { pointer: 'coarse' });
  swipe(inRow, [150, 100], [110, 100]);
  expect(photos(inRow)).toHaveLength(1);
  cleanup();
  const single = inList({ photos: CARD.photos.slice(0, 1) });
  swipe(single, [150, 100], [110, 100]);
  expect(photos(single)).toHaveLength(1);
  expect(turned(single)).toBeUndefined();
});

const colours = (...names: string[]): CardColour[] =>
  names.map((name, index) => ({ name, shade: name, href: `/ganga-1801av0${index + 1}` }));
const looks = (of: HTMLElement) =>
  [...of.querySelectorAll<HTMLElement>('[data-colour]')].map((dot) => dot.dataset.colour);

test('the other colours of a design are links to their products, its own is marked', () => {
  const list = within(show({ colours: colours('Blue', 'Rose Gold', 'Green and Black') })).getByRole('list', {
    name: 'Colours',
  });
  const links = within(list).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Rose Gold', '/ganga-1801av02'],
    ['Green and Black', '/ganga-1801av03'],
  ]);
  expect(list.querySelector('[aria-current]')).toHaveTextContent('Blue');
  expect(looks(list)).toEqual(['blue', 'rose-gold', 'green', 'black']);
});

test('of many colours the first four are shown, the own one among them, and the number of the rest', () => {
  const many = colours('Black', 'White', 'Red', 'Green', 'Pink', 'Blue', 'Grey');
  const card = show({ href: many[5]?.href ?? '', colours: many });
  expect(looks(card)).toEqual(['black', 'white', 'red', 'green', 'blue']);
  expect(card).toHaveTextContent('+2 more');
});

test('a product in one colour has no list of colours', () => {
  expect(within(show()).queryByRole('list', { name: 'Colours' })).toBeNull();
});
