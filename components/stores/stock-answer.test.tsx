/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StockReply } from '#lib/storefront/stores/stock-reply.ts';
import { StockAnswer } from './stock-answer';
import { StockFinder } from './stock-finder';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

const size = (name: string) => ({ sku: `RING-${name}`, name, price: 100, mrp: 100, stock: 1 });
const reply: StockReply = {
  ok: true,
  heading: '6 stores have it',
  stores: [
    {
      name: 'Jaipur Store',
      href: '/store-locator/jaipur-store--st1',
      phone: '+91 00000 10101',
      whatsApp: '',
      latitude: 26.9,
      longitude: 75.8,
      week: Array(7).fill(null),
      holidays: [],
      distance: '2 km away',
      shelf: 'In stock today, updated at 9 am',
      fewLeft: false,
      sizes: 'Size 14',
      collect: 'Order online and collect it here, free',
      visit: '/appointments/jaipur-store--st1',
      videoCall: '/appointments/jaipur-store--st1?meeting=video',
    },
  ],
  all: '/store-locator?product=RING&q=Jaipur',
};

/** Answers the requests one after another, when the test says so, and records them. */
function serve() {
  const requests: string[] = [];
  const answers: ((body: unknown) => Promise<void>)[] = [];
  global.fetch = jest.fn((url: string) => {
    requests.push(String(url));
    const { promise, resolve } = Promise.withResolvers<unknown>();
    answers.push((body) => act(async () => resolve(body)));
    return promise.then((body) => ({ json: async () => body }));
  }) as unknown as typeof fetch;
  return { requests, answers };
}

/**
 * Renders the page's form and its script. `pincode` is that of the delivery check, `sku` the size chosen to
 * buy.
 */
async function open(pincode: string, sku = '') {
  await act(async () => {
    render(
      <main>
        <form id="buy">
          <input name="sku" defaultValue={sku} />
        </form>
        <input name="pincode" defaultValue={pincode} aria-label="Pincode" />
        <StockFinder code="RING" sizes={[size('12'), size('14')]} />
      </main>,
    );
  });
  const place = document.querySelector('details');
  if (!place) throw new Error('The page has no such question.');
  place.open = true;
  await act(async () => void render(<StockAnswer place={place} />));
  return userEvent.setup();
}

const find = () => screen.getByRole('button', { name: 'Find stores' });
const status = () => screen.getByRole('status');

test('the stock finder searches immediately with the pincode and size already chosen on the page', async () => {
  const { requests, answers } = serve();
  await open('302017', 'RING-14');
  expect(requests).toEqual(['/api/stores/stock?product=RING&q=302017&size=14']);
  expect(status()).toHaveTextContent('Checking the stores');
  await answers[0]?.(reply);
  expect(status()).toHaveTextContent('6 stores have it');
  const [store] = within(screen.getByRole('list', { name: 'Stores with this product' })).getAllByRole('listitem');
  expect(store).toHaveTextContent(/Jaipur Store.*2 km away.*In stock today, updated at 9 am.*Size 14.*Closed/);
  expect(store).toHaveTextContent('Order online and collect it here, free');
  expect(screen.getByText(/^To collect it, choose the store at checkout\./)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Directions to Jaipur Store/ })).toBeInTheDocument();
  const meetings = ['Request a visit at Jaipur Store', 'Short video call at Jaipur Store'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );
  expect(meetings).toEqual(['/appointments/jaipur-store--st1', '/appointments/jaipur-store--st1?meeting=video']);
  expect(screen.getByRole('link', { name: 'See all stores with this product' })).toHaveAttribute('href', reply.all);
});

test('the stock finder sends no request without a place', async () => {
  const { requests } = serve();
  const user = await open('');
  await user.click(find());
  expect([requests, status().textContent]).toEqual([[], 'Enter a city or a 6-digit pincode.']);
});

test('a late reply to an older stock request is ignored', async () => {
  const { answers } = serve();
  const user = await open('');
  await user.type(screen.getByRole('textbox', { name: 'City or pincode' }), 'Pune');
  await user.click(find());
  await user.click(find());
  await answers[1]?.({ ...reply, heading: 'the second', stores: [] });
  await answers[0]?.({ ...reply, heading: 'the first', stores: [] });
  expect(status()).toHaveTextContent('the second');
});

test('an invalid reply to a stock request is reported as a failure', async () => {
  const { answers } = serve();
  await open('302017');
  await answers[0]?.({ ok: false, message: 'No.' });
  expect(status()).toHaveTextContent('We cannot check the stores right now. Please try again.');
  expect(screen.queryByRole('list', { name: 'Stores with this product' })).not.toBeInTheDocument();
});
