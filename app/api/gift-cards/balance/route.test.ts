import { NextRequest } from 'next/server';
import { addGiftCard } from '#lib/testing/examples/gifts.ts';
import { type Browser, newBrowser } from '#lib/testing/storefront/handlers.ts';
import { refusedForm } from '#lib/testing/storefront/refused-form.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { POST } from './route.ts';

const PATH = '/api/gift-cards/balance';

const setup = setUpRetailApi();
let browser: Browser;
const request = (card: unknown) => browser.json(POST, 'POST', PATH, card);

beforeEach(() => {
  browser = newBrowser();
});

test('the balance of a gift card and its expiry are returned, and no cookie contains them', async () => {
  const endsAt = Date.UTC(2030, 4, 3, 6);
  const card = await addGiftCard(setup.api, { balance: 750, endsAt });
  const answer = await request(card);
  expect(answer.body.data.balance).toEqual({
    lastDigits: card.number.slice(-4),
    balance: 75_000,
    initialAmount: 200_000,
    expiresAt: endsAt,
    expired: false,
  });
  expect(answer.body).not.toHaveProperty('page');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(answer.cookies).not.toContain('formNotes');
});

test('the balance of an expired gift card is marked as expired', async () => {
  const card = await addGiftCard(setup.api, { endsAt: Date.UTC(2026, 2, 3) });
  expect((await request(card)).body.data.balance).toMatchObject({ expired: true, expiresAt: Date.UTC(2026, 2, 3) });
});

test('an unknown number and a wrong PIN get the same message for a balance, and guessing is limited', async () => {
  const card = await addGiftCard(setup.api);
  const wrong = await request({ ...card, pin: card.pin === '000000' ? '000001' : '000000' });
  expect(wrong.status).toBe(422);
  expect((await request({ number: '9999999999999999', pin: '123456' })).body).toEqual(wrong.body);
  for (let guess = 0; guess < 3; guess += 1) await request({ number: '9999999999999999', pin: `11111${guess}` });
  expect((await request(card)).body.problems['']).toMatch(/^Too many attempts\./);
});

describe('gift card balance without JavaScript', () => {
  /** Submits a plain form, whose response is a page. */
  function submit(fields: Record<string, string>) {
    const headers = {
      host: 'shop.test',
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
    };
    const body = new URLSearchParams(fields).toString();
    return POST(new NextRequest(`http://shop.test${PATH}`, { method: 'POST', headers, body }));
  }

  test('without JavaScript the balance page is neither cached nor indexed and omits the card number', async () => {
    const card = await addGiftCard(setup.api, { balance: 750, endsAt: Date.UTC(2030, 4, 3, 6) });
    const answer = await submit(card);
    expect([answer.status, answer.headers.get('location')]).toEqual([200, null]);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.cookies.has('formNotes')).toBe(false);
    const page = await answer.text();
    expect(page).toContain(`Card ending ${card.number.slice(-4)}`);
    expect(page).toContain('₹750 of ₹2,000 left.');
    expect(page).toContain('Valid until 3 May 2030.');
    expect(page).toContain('noindex');
    expect(page).not.toContain(card.number);
  });

  test('without JavaScript a refused balance form is returned without number and PIN', async () => {
    const answer = await submit({ number: '12345678901234567', pin: '975318' });
    expect(answer.headers.get('location')).toBe('/gift-cards/balance?refused=gift-card-balance');
    expect(await answer.text()).toBe('');
    const flash = await refusedForm(answer.cookies.get('formNotes')?.value);
    expect(flash).toEqual({
      form: 'gift-card-balance',
      values: {},
      problems: { number: 'Enter the 16-digit gift card number.' },
    });
  });
});
