/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import type { GoldRates } from '#lib/storefront/gold-rate/types.ts';
import { GoldRateView } from './gold-rate-view';

const SET_AT = Date.parse('2026-11-26T10:30:00+05:30');
const GOLD = { id: 'gold-22k', metal: 'Gold', purity: '22 KT', fineness: 916, ratePerGram: 1_125_000, since: SET_AT };
const SILVER = { id: 'silver-925', metal: 'Silver', purity: '925', fineness: 925, ratePerGram: 16_850, since: 0 };
const RATES: GoldRates = {
  current: [GOLD, SILVER],
  days: [
    { day: '2026-11-26', rates: new Map([['gold-22k', 1_125_000]]) },
    {
      day: '2026-11-24',
      rates: new Map([
        ['gold-22k', 1_120_050],
        ['silver-925', 16_850],
      ]),
    },
  ],
};

test('the rates are shown per gram and for ten grams, with when they were set', () => {
  render(<GoldRateView rates={RATES} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Today’s gold rate' })).toBeVisible();
  expect(screen.getByText(/Set on Thu 26 Nov 2026, 10:30 am\./)).toBeVisible();
  const row = screen.getByRole('row', { name: /^Gold 22 KT/ });
  expect(within(row).getAllByRole('cell')).toHaveLength(2);
  expect(row).toHaveTextContent('91.6% pure₹11,250₹1,12,500');
});

test('the last days are a table, and the line says its ends in words', () => {
  render(<GoldRateView rates={RATES} />);
  expect(screen.getByRole('row', { name: /^Tue 24 Nov/ })).toHaveTextContent('₹11,200.50₹168.50');
  expect(screen.getByRole('row', { name: /^Thu 26 Nov/ })).toHaveTextContent('₹11,250–');
  expect(
    screen.getByRole('img', { name: 'Gold 22 KT: ₹11,200.50 on 24 November 2026, ₹11,250 on 26 November 2026' }),
  ).toBeVisible();
});

test('there is no history after a single day, and a store without gold speaks of metals', () => {
  render(<GoldRateView rates={{ current: [SILVER], days: RATES.days.slice(0, 1) }} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Today’s metal rates' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'The last 30 days' })).toBeNull();
});
