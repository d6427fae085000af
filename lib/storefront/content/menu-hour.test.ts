import { MINUTE_MS } from '#lib/shared/durations.ts';
import { replaceSingleton } from '#lib/shared/singleton.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import type { Exchange } from '#lib/testing/storefront/retail-client.ts';
import { until } from '#lib/testing/until.ts';
import { getMenu } from './server.ts';

const START = Date.UTC(2026, 10, 22);

const setup = setUpRetailApi({
  catalogue: 'demo',
  intercept: (exchange) => (isAway && isMenu(exchange) ? new Response('', { status: 502 }) : undefined),
});
let isAway: boolean;
let now = START;
const isMenu = ({ name }: Exchange) => name === 'MegaMenu';

beforeAll(async () => {
  jest.spyOn(Date, 'now').mockImplementation(() => now);
});
afterAll(() => jest.restoreAllMocks());
beforeEach(() => {
  now = START;
  isAway = false;
  replaceSingleton('known.menu.MegaMenu.desktop.en', undefined);
});

const calls = () => setup.exchanges.filter(isMenu).length;
const after = (minutes: number) => {
  now = START + minutes * MINUTE_MS;
};
/** Waits until the menu has been fetched again in the background. */
const resent = (before: number) => until(() => calls() > before);

test('the menu is revalidated in the background after a minute', async () => {
  const menu = await getMenu('desktop');
  expect(menu[0]).toMatchObject({ name: 'Watches', href: '/watches' });
  const before = calls();
  after(0.9);
  await getMenu('desktop');
  expect(calls()).toBe(before);
  after(1);
  expect(await getMenu('desktop')).toBe(menu);
  await resent(before);
  await getMenu('desktop');
  expect(calls()).toBe(before + 1);
});

test('the last known menu is served for sixty minutes of an outage', async () => {
  const menu = await getMenu('desktop');
  isAway = true;
  const before = calls();
  after(59);
  expect(await getMenu('desktop')).toBe(menu);
  await resent(before);
  after(61);
  expect(await getMenu('desktop')).toEqual([]);
});
