import { inLanguage } from '#lib/shared/request-context.ts';
import { DEMO_PROFILE } from '#lib/shared/shop-profile.ts';
import {
  deliveryPromiseText,
  deliverySentence,
  deliveryTable,
  freeDeliverySentence,
  hourText,
  returnDaysText,
  returnsTable,
} from './rule-facts.ts';

test.each([
  [
    { charge: 99_00, freeFrom: 2_999_00 },
    'Delivery is free from ₹2,999 and costs ₹99 below that.',
    'Free delivery from ₹2,999',
  ],
  [{ charge: 99_00, freeFrom: null }, 'Delivery costs ₹99.', 'Delivery for ₹99'],
  [{ charge: 0, freeFrom: null }, 'Delivery is free.', 'Free delivery'],
  [{ charge: 99_00, freeFrom: 0 }, 'Delivery is free.', 'Free delivery'],
])('delivery with the terms %o is described', (terms, sentence, promise) => {
  expect(deliverySentence(terms)).toBe(sentence);
  expect(deliveryPromiseText(terms, false)).toBe(promise);
});

test('the page about delivery says when it is free, also where it never is', () => {
  expect(freeDeliverySentence({ charge: 99_00, freeFrom: 2_999_00 })).toMatch(/is ₹2,999 or more\.$/);
  expect(freeDeliverySentence({ charge: 99_00, freeFrom: null })).toBe('Delivery costs ₹99, whatever you order.');
  expect(freeDeliverySentence({ charge: 0, freeFrom: null })).toBe('Delivery is free.');
});

test.each([
  [9, '9 am'],
  [12, '12 noon'],
  [14, '2 pm'],
])('hour %i is %s', (hour, text) => expect(hourText(hour)).toBe(text));

test.each([
  [12, 'दोपहर 12 बजे'],
  [14, 'दोपहर 2 बजे'],
  [17, 'शाम 5 बजे'],
  [21, 'रात 9 बजे'],
])('hour %i is %s in Hindi', (hour, text) => expect(inLanguage('hi', () => hourText(hour))).toBe(text));

test('the tables have a row for each zone and each window, with names as text', () => {
  expect(deliveryTable(DEMO_PROFILE)).toContain(
    '<tr><td>The north-east, Ladakh and the islands</td><td>12-15, without a promised date</td></tr>',
  );
  expect(returnsTable(DEMO_PROFILE)).toContain('<tr><td>Watches and smartwatches</td><td>7 days</td></tr>');
  const returns = [{ categories: ['Studs & hoops'], days: null, reason: 'for reasons of hygiene' }];
  expect(returnsTable({ returns })).toContain(
    '<tr><td>Studs &amp; hoops</td><td>cannot be returned, for reasons of hygiene</td></tr>',
  );
});

test('the window of a category is counted in days', () => {
  expect(returnDaysText(DEMO_PROFILE, 'Jewellery')).toBe('15 days');
  expect(returnDaysText({ returns: [{ categories: ['Coins'], days: 1 }] }, 'Coins')).toBe('1 day');
});
