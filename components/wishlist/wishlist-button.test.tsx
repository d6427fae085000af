/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MINUTE_MS } from '#lib/shared/durations.ts';
import { savePendingItem, takePendingItem } from '#lib/storefront/wishlist/pending-item.ts';
import { Toaster } from '@/components/ui/toaster';
import { WishlistButton } from './wishlist-button';

const SIGN_IN_FIRST = { ok: false, reason: 'sign-in-required', message: 'Sign in to keep a wishlist.' };
const ADDED = { ok: true, notice: 'added', message: 'Added to your wishlist.' };
const REMOVED = { ok: true, notice: 'removed', message: 'Removed from your wishlist.' };

let sent: object[];
let reads: number;

/** Mocks fetch: answers changes in turn, and reads with `codes`. */
function serve(replies: object[], codes: string[] = []) {
  sent = [];
  reads = 0;
  global.fetch = jest.fn(async (_url: string, init?: RequestInit) => {
    if (init?.method === 'POST') {
      sent.push(JSON.parse(String(init.body)));
      return { json: async () => replies.shift() };
    }
    reads += 1;
    return { json: async () => ({ ok: true, codes }) };
  }) as unknown as typeof fetch;
}

async function open({ signedIn = true, pressAgain = false } = {}) {
  // biome-ignore lint/suspicious/noDocumentCookie: the page reads the cookie in this way
  document.cookie = signedIn ? 'CustStatusID=1' : 'CustStatusID=; max-age=0';
  await act(
    async () =>
      void render(
        <>
          <Toaster successMilliseconds={600_000} failureMilliseconds={600_000} />
          <form id="buy">
            <input type="radio" name="sku" value="RING-12" aria-label="12" />
          </form>
          <WishlistButton code="RING" href="/ring-ring" formId="buy" pressAgain={pressAgain} />
        </>,
      ),
  );
  return userEvent.setup();
}

const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  sessionStorage.clear();
});

test("a guest's product page requests no wishlist", async () => {
  serve([]);
  await open({ signedIn: false });
  expect(reads).toBe(0);
  expect(button('Add to wishlist')).toBeVisible();
});

test('a wishlist requested before a press, whose reply arrives after it, changes nothing', async () => {
  serve([ADDED]);
  const answering = global.fetch;
  const { promise: late, resolve } = Promise.withResolvers<void>();
  global.fetch = jest.fn(async (url: string, init?: RequestInit) => {
    const answer = await answering(url, init);
    if (init?.method !== 'POST') await late;
    return answer;
  }) as unknown as typeof fetch;
  const user = await open();
  await user.click(button('Add to wishlist'));
  await act(async () => resolve());
  expect(button('In your wishlist')).toBeVisible();
});

test('the wishlist button adds the chosen size, confirms it, and removes it with an undo', async () => {
  serve([ADDED, REMOVED, ADDED]);
  const user = await open();
  await user.click(screen.getByRole('radio', { name: '12' }));
  await user.click(button('Add to wishlist'));
  expect(sent).toEqual([{ intent: 'add', productUrl: '/ring-ring', sku: 'RING-12' }]);
  expect(await screen.findByText('Added to your wishlist.')).toBeVisible();
  await user.click(button('In your wishlist'));
  expect(sent[1]).toEqual({ intent: 'remove', code: 'RING' });
  await user.click(button('Undo'));
  expect(button('In your wishlist')).toBeVisible();
  expect(sent[2]).toEqual({ intent: 'add', productUrl: '/ring-ring', sku: 'RING-12' });
});

test('a product already on the wishlist is marked', async () => {
  serve([], ['OTHER', 'RING']);
  await open();
  expect(button('In your wishlist')).toHaveAccessibleDescription('Press to remove it.');
});

test("a guest's wishlist item is sent once after the sign-in", async () => {
  // jsdom logs an error when the page navigates.
  const left = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  serve([]);
  const user = await open({ signedIn: false });
  await user.click(screen.getByRole('radio', { name: '12' }));
  await user.click(button('Add to wishlist'));
  expect(JSON.parse(sessionStorage.getItem('pendingWish') ?? '')).toMatchObject({ code: 'RING', sku: 'RING-12' });
  expect(left).toHaveBeenCalledTimes(1);
  expect(sent).toEqual([]);
  left.mockRestore();

  document.body.replaceChildren();
  serve([ADDED]);
  await open({ pressAgain: true });
  expect(sent).toEqual([{ intent: 'add', productUrl: '/ring-ring', sku: 'RING-12' }]);
  expect(button('In your wishlist')).toBeVisible();
  expect(sessionStorage.getItem('pendingWish')).toBeNull();
});

test('an ended session leads to the sign-in again; a guest returning from it stays on the page', async () => {
  const left = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  serve([SIGN_IN_FIRST, SIGN_IN_FIRST]);
  const user = await open();
  await user.click(button('Add to wishlist'));
  expect(left).toHaveBeenCalledTimes(1);
  document.body.replaceChildren();
  await open({ signedIn: false });
  expect(sent).toHaveLength(2);
  expect(left).toHaveBeenCalledTimes(1);
  expect(await screen.findByRole('alert')).toHaveTextContent('Sign in to keep a wishlist.');
  left.mockRestore();
});

test('a pending wishlist item of another product, an old one, and an invalid text are not sent', () => {
  savePendingItem('OTHER', '');
  expect(takePendingItem('RING')).toBeNull();
  expect(takePendingItem('OTHER')).toBe('');
  expect(takePendingItem('OTHER')).toBeNull();
  sessionStorage.setItem('pendingWish', JSON.stringify({ code: 'RING', sku: '', at: Date.now() - 31 * MINUTE_MS }));
  expect(takePendingItem('RING')).toBeNull();
  sessionStorage.setItem('pendingWish', '{"code":');
  expect(takePendingItem('RING')).toBeNull();
});

test('a failed wishlist change is shown at the button, which can be pressed again', async () => {
  serve([{ ok: false, reason: 'list-full', message: 'Your wishlist is full.' }, ADDED]);
  const user = await open();
  await user.click(button('Add to wishlist'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Your wishlist is full.');
  await user.click(button('Add to wishlist'));
  expect(button('In your wishlist')).toBeVisible();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test("without JavaScript the wishlist button submits the product's form to the wishlist", async () => {
  serve([]);
  await open({ pressAgain: true });
  expect(button('Add to wishlist')).toHaveAttribute('formaction', '/api/wishlist');
  expect(button('Add to wishlist')).toHaveAttribute('form', 'buy');
  expect(screen.getByText(/again to save/)).toBeVisible();
});
