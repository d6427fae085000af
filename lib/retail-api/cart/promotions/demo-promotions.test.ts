import type { CartWire, OfferWire } from '#lib/contract/index.ts';
import { type ApiCaller, signInSession } from '../../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { PROMOTIONS_NOW } from '../../testing/promotions.ts';

let api: TestApi;
let caller: ApiCaller;

beforeAll(async () => {
  api = await createTestApi({ promotions: 'demo', now: () => PROMOTIONS_NOW });
  caller = await signInSession(api.handle);
});
afterAll(() => api.close());

/** The offers of a cart with these products, by id. */
async function offersOf(...codes: string[]): Promise<Map<string, OfferWire>> {
  return offersFor(caller, codes);
}

async function offersFor(shopper: ApiCaller, codes: readonly string[]): Promise<Map<string, OfferWire>> {
  const carts: CartWire[] = [];
  for (const code of codes) {
    const BasketGUID = carts.at(-1)?.BasketGUID ?? '';
    const { Data } = await shopper.post<CartWire>('AddCart', { ProductUrl: code.toLowerCase(), BasketGUID });
    if (!Data) throw new Error(`${code} was not added.`);
    carts.push(Data);
  }
  const { Data } = await shopper.post<OfferWire[]>('GetCartOffersNew', { BasketGUID: carts.at(-1)?.BasketGUID });
  return new Map((Data ?? []).map((offer) => [offer.OfferId, offer]));
}

test('a demo store shows an eligible offer, a near one, free shipping in both states and a bank’s note', async () => {
  const one = await offersOf('9104NV01');
  expect(one.get('free-shipping')).toMatchObject({ Eligible: false, MissingText: 'Add ₹1,000 more' });
  expect(one.get('sahyadri-bank')).toMatchObject({ Kind: 'note' });
  const watch = await offersOf('1801AV01');
  expect(watch.get('free-shipping')).toMatchObject({ Eligible: true, Saving: 99 });
  expect(watch.get('aarvane-ten-percent')).toMatchObject({ Selected: true, Saving: 1_250 });
  expect(watch.get('mens-watches-five-percent')).toMatchObject({ Eligible: true, Selected: false, Saving: 625 });
  expect((await offersOf('8803SM01')).get('womens-watches-500')?.MissingText).toBe('Add ₹500 more');
  expect((await offersOf('S201RP01')).get('rupala-pair')?.MissingText).toBe('Add 1 more item');
  expect((await offersOf('S201RP01', 'S201RP02')).get('rupala-pair')).toMatchObject({ Eligible: true, Selected: true });
});

test('a shopper who reads Hindi is told in Hindi what an offer still needs', async () => {
  const shopper = await signInSession(api.handle, '', 'hi');
  const missing = async (code: string, id: string) => (await offersFor(shopper, [code])).get(id)?.MissingText;
  expect(await missing('8803SM01', 'womens-watches-500')).toBe('₹500 की और खरीदारी करें');
  expect(await missing('S201RP01', 'rupala-pair')).toBe('1 आइटम और डालें');
});

test('offers that have ended or not begun are not shown in the demo', async () => {
  const ids = [...(await offersOf('2101PK01')).keys()];
  expect(ids).not.toContain('monsoon-sale');
  expect(ids).not.toContain('new-decade');
});
