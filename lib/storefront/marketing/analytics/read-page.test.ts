/** @jest-environment jsdom */
import { CART_DATA_ID, chosenCard, listOf, productOf, readCartSnapshot } from './read-page.ts';

const card = (code: string) =>
  `<li><article aria-label="Title ${code}" data-item="${code}" data-brand="Aarvane" data-category="Men" data-price="1249550">
    <a href="/x">Title</a></article></li>`;
const block = (data: unknown, type = 'application/ld+json', id = '') =>
  `<script type="${type}" id="${id}">${typeof data === 'string' ? data : JSON.stringify(data)}</script>`;
const show = (html: string) => {
  document.body.innerHTML = `<main>${html}</main>`;
};

test('the product of a page is read from it, not from the cards of others', () => {
  show(`${card('A')}<div data-viewed="1801AV01" data-item="1801AV01" data-brand="Aarvane" data-category="Men" data-price="1249550">
    <h1>Ganga</h1>${card('B')}</div>`);
  expect(productOf(document)).toEqual({
    code: '1801AV01',
    title: 'Ganga',
    brand: 'Aarvane',
    category: 'Men',
    unitPrice: 1_249_550,
  });
  show(card('A'));
  expect(productOf(document)).toBeNull();
});

test('the products of the list of a page are read, without other cards beside it', () => {
  show(`<div role="list" aria-label="Products">${card('A')}${card('B')}</div><section><ul>${card('C')}</ul></section>`);
  expect(listOf(document)).toEqual(
    ['A', 'B'].map((code) => ({
      code,
      title: `Title ${code}`,
      brand: 'Aarvane',
      category: 'Men',
      unitPrice: 1_249_550,
    })),
  );
  show(`<section><ul>${card('C')}</ul></section>`);
  expect(listOf(document)).toBeNull();
});

test('a chosen card belongs to the list of the page, or to the list named by the heading above it', () => {
  show(`<div role="list" aria-label="Products">${card('A')}${card('B')}</div>
    <section><h2>You may also like</h2><ul>${card('C')}</ul></section><a id="other" href="/">Home</a>`);
  const list = { id: 'watches', name: 'Watches' };
  const [, second, third, other] = [...document.querySelectorAll('a')].map((link) => chosenCard(link, list));
  expect(second).toMatchObject({ list, index: 1, product: { code: 'B' } });
  expect(third).toMatchObject({ list: { id: 'you-may-also-like', name: 'You may also like' }, index: 0 });
  expect(other).toBeNull();
});

test('a link to another colour of a card chooses no card', () => {
  show(
    `<div role="list" aria-label="Products">${card('A').replace('</article>', '<a href="/y">Green</a></article>')}</div>`,
  );
  const list = { id: 'watches', name: 'Watches' };
  const [own, other] = [...document.querySelectorAll('a')].map((link) => chosenCard(link, list));
  expect(own).toMatchObject({ product: { code: 'A' } });
  expect(other).toBeNull();
});

test('the cart of a page is read from its embedded data', () => {
  const cart = { version: 1, lines: [], coupon: null };
  show(block(cart, 'application/json', CART_DATA_ID));
  expect(readCartSnapshot(document)).toEqual(cart);
  show('');
  expect(readCartSnapshot(document)).toBeNull();
});
