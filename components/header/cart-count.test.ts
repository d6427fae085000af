/** @jest-environment jsdom */
import { cartCountOf, onCartChange } from './cart-count';

test.each([
  ['cartCount=3', 3],
  ['a=1; cartCount=12; b=2', 12],
  ['cartCount=12345', 12_345],
  ['', 0],
  ['cartCount=', 0],
  ['cartCount=-1', 0],
  ['cartCount=2x', 0],
  ['notcartCount=4', 0],
])('%j counts %i', (cookies, count) => expect(cartCountOf(cookies)).toBe(count));

describe('the correction by the session', () => {
  /** A fresh page, whose session call answers with `count`; null is an outage that leaves the cookie as it is. */
  async function load(count: number | null) {
    const fetched: string[] = [];
    global.fetch = jest.fn(async (url: string) => {
      fetched.push(url);
      if (count !== null) Reflect.set(document, 'cookie', `cartCount=${count}`);
      return { ok: true };
    }) as unknown as typeof fetch;
    const shown: number[] = [];
    onCartChange(() => shown.push(cartCountOf(document.cookie)));
    let correctCount = () => {};
    await jest.isolateModulesAsync(async () => {
      ({ correctCount } = await import('./cart-count'));
    });
    const settled = () => new Promise((resolve) => setTimeout(resolve));
    return { fetched, shown, correctCount, settled };
  }
  const pageshow = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }) as PageTransitionEvent);

  let listening: jest.SpiedFunction<typeof window.addEventListener>;
  beforeEach(() => {
    Reflect.set(document, 'cookie', 'cartCount=; max-age=0');
    listening = jest.spyOn(window, 'addEventListener');
  });
  // Each test is a page of its own, so none hears for another.
  afterEach(() => {
    for (const [type, listener] of listening.mock.calls) window.removeEventListener(type, listener);
    listening.mockRestore();
  });

  test('a browser without a count asks nothing', async () => {
    const page = await load(2);
    page.correctCount();
    await page.settled();
    expect(page.fetched).toEqual([]);
  });

  test('a remembered count is corrected once, and again on the way back', async () => {
    Reflect.set(document, 'cookie', 'cartCount=3');
    const page = await load(2);
    page.correctCount();
    page.correctCount();
    await page.settled();
    expect(page.fetched).toEqual(['/api/session']);
    expect(page.shown).toEqual([2]);
    pageshow(false);
    await page.settled();
    expect(page.fetched).toHaveLength(1);
    pageshow(true);
    await page.settled();
    expect(page.fetched).toHaveLength(2);
  });

  test('an outage leaves it', async () => {
    Reflect.set(document, 'cookie', 'cartCount=3');
    const page = await load(null);
    page.correctCount();
    await page.settled();
    expect(cartCountOf(document.cookie)).toBe(3);
  });
});
