import { unsealData } from 'iron-session';
import { addGiftCard } from '#lib/testing/gifts.ts';
import { type Browser, newBrowser, serveWith } from '#lib/testing/handlers.ts';
import { clientOnApi } from '#lib/testing/retail-client.ts';

const SECRET = 'a secret of at least 32 characters for tests';
process.env.SESSION_SECRET = SECRET;
process.env.LOG_LEVEL = 'silent';

import { NextRequest } from 'next/server';
import { POST } from './route.ts';

const PATH = '/api/gift-cards/balance';

let made: Awaited<ReturnType<typeof clientOnApi>>;
let browser: Browser;
const ask = (card: unknown) => browser.json(POST, 'POST', PATH, card);

beforeAll(async () => {
  made = await clientOnApi();
});
afterAll(() => made.api.close());
beforeEach(() => {
  serveWith(made.client);
  browser = newBrowser();
});

test('tells what is left and until when, and nothing of it stands in a cookie', async () => {
  const endsAt = Date.UTC(2030, 4, 3, 6);
  const card = await addGiftCard(made.api, { balance: 750, endsAt });
  const answer = await ask(card);
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

test('an expired card says so', async () => {
  const card = await addGiftCard(made.api, { endsAt: Date.UTC(2026, 2, 3) });
  expect((await ask(card)).body.data.balance).toMatchObject({ expired: true, expiresAt: Date.UTC(2026, 2, 3) });
});

test('an unknown number and a wrong PIN are told in the same words, and guessing ends', async () => {
  const card = await addGiftCard(made.api);
  const wrong = await ask({ ...card, pin: card.pin === '000000' ? '000001' : '000000' });
  expect(wrong.status).toBe(422);
  expect((await ask({ number: '9999999999999999', pin: '123456' })).body).toEqual(wrong.body);
  for (let guess = 0; guess < 3; guess += 1) await ask({ number: '9999999999999999', pin: `11111${guess}` });
  expect((await ask(card)).body.problems['']).toMatch(/^Too many attempts\./);
});

describe('without scripts', () => {
  /** The answer to a plain form, whose body is a page. */
  function submit(fields: Record<string, string>) {
    const headers = {
      host: 'shop.test',
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
    };
    const body = new URLSearchParams(fields).toString();
    return POST(new NextRequest(`http://shop.test${PATH}`, { method: 'POST', headers, body }));
  }

  test('the answer is the page itself, which nobody keeps, lists or passes on', async () => {
    const card = await addGiftCard(made.api, { balance: 750, endsAt: Date.UTC(2030, 4, 3, 6) });
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

  test('what was wrong comes back to the form, without the number or the PIN', async () => {
    const answer = await submit({ number: '12345678901234567', pin: '975318' });
    expect(answer.headers.get('location')).toBe('/gift-cards/balance?refused=gift-card-balance');
    expect(await answer.text()).toBe('');
    const note = await unsealData(answer.cookies.get('formNotes')?.value ?? '', { password: SECRET });
    expect(note).toEqual({
      form: 'gift-card-balance',
      values: {},
      problems: { number: 'Enter the 16-digit gift card number.' },
    });
  });
});
