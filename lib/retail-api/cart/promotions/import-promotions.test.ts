import type { OpenDatabase } from '../../core/db/engine.ts';
import { describeOnEachEngine, openTestDatabase } from '../../testing/test-database.ts';
import { checkPin } from './gift-card-pin.ts';
import { importPromotions } from './import-promotions.ts';
import { promotionFile } from './promotion-file.ts';
import { readOffers } from './read-offers.ts';
import { sourceOf } from './read-promotions.ts';

const NOW = Date.parse('2026-11-21T10:00:00+05:30');
const VALID = { startsAt: '2026-01-01T00:00:00+05:30', endsAt: '2027-01-01T00:00:00+05:30' };
const benefit = { kind: 'percent', percent: 10 };
const offer = (id: string) => ({ kind: 'line', id, title: id, terms: 'Terms.', ...VALID, benefit });
const coupon = (code: string) => ({ code, terms: 'Terms.', ...VALID, benefit });
const giftCoupon = (code: string, amount = 500) => ({ code, amount, ...VALID });
const CARD = { number: '6018202600000011', pin: '246810', amount: 500, endsAt: VALID.endsAt };
const PART_USED = { ...CARD, number: '6018202600000029', balance: 120 };

describeOnEachEngine('the import of promotions', (engine) => {
  let opened: OpenDatabase;

  beforeEach(async () => {
    opened = await openTestDatabase(engine);
  });
  afterEach(() => opened.close());

  const run = (file: object, now = NOW) => importPromotions(opened.db, sourceOf(promotionFile.parse(file)), now);
  const offerIds = async () => (await readOffers(opened.db, NOW)).map(({ id }) => id);
  const couponCodes = async () =>
    (await opened.db.selectFrom('coupons').select('code').orderBy('position').execute()).map(({ code }) => code);
  const cards = () => opened.db.selectFrom('gift_cards').selectAll().orderBy('number').execute();

  test('importing promotions writes everything once and does nothing the next time', async () => {
    const file = {
      offers: [offer('second'), offer('first')],
      coupons: [coupon('TEN')],
      giftCoupons: [giftCoupon('GIFT')],
      giftCards: [CARD, PART_USED],
    };
    expect(await run(file)).toBe(true);
    expect(await run(file)).toBe(false);
    expect(await offerIds()).toEqual(['second', 'first']);
    expect(await couponCodes()).toEqual(['TEN']);
    expect(await opened.db.selectFrom('gift_coupons').selectAll().execute()).toMatchObject([
      { code: 'GIFT', amount: 500_00, used_at: null, ends_at: Date.parse(VALID.endsAt) },
    ]);
    const [full, part] = await cards();
    expect(full).toMatchObject({ initial_amount: 500_00, balance: 500_00, created_at: NOW });
    expect(part).toMatchObject({ initial_amount: 500_00, balance: 120_00 });
    expect(await checkPin('246810', { salt: full?.pin_salt ?? '', hash: full?.pin_hash ?? '' })).toBe(true);
    const entries = await opened.db.selectFrom('gift_card_entries').select(['card_id', 'amount']).execute();
    expect(new Map(entries.map(({ card_id, amount }) => [card_id, amount]))).toEqual(
      new Map([
        [full?.id, 500_00],
        [part?.id, 120_00],
      ]),
    );
  });

  test('an import replaces offers and coupons by those of the file, and keeps the uses of coupons', async () => {
    await run({ offers: [offer('old'), offer('kept')], coupons: [coupon('OLD'), coupon('KEPT')] });
    const use = { id: 'use', code: 'OLD', customer_id: null, order_number: '1', at: NOW };
    await opened.db.insertInto('coupon_redemptions').values(use).execute();
    await run({ offers: [offer('kept'), offer('new')], coupons: [coupon('KEPT')] });
    expect(await offerIds()).toEqual(['kept', 'new']);
    expect(await couponCodes()).toEqual(['KEPT']);
    expect(await opened.db.selectFrom('coupon_redemptions').selectAll().execute()).toEqual([use]);
  });

  test('an import keeps used gifts used, and keeps gifts that the file no longer has', async () => {
    await run({ giftCoupons: [giftCoupon('GIFT'), giftCoupon('GONE')], giftCards: [CARD, PART_USED] });
    await opened.db.updateTable('gift_coupons').set({ used_at: NOW }).where('code', '=', 'GIFT').execute();
    await opened.db.updateTable('gift_cards').set({ balance: 1 }).where('number', '=', CARD.number).execute();
    const before = await cards();
    await run({ giftCoupons: [giftCoupon('GIFT', 900)], giftCards: [{ ...CARD, amount: 9_000 }] });
    expect(
      await opened.db.selectFrom('gift_coupons').select(['code', 'amount', 'used_at']).orderBy('code').execute(),
    ).toEqual([
      { code: 'GIFT', amount: 900_00, used_at: NOW },
      { code: 'GONE', amount: 500_00, used_at: null },
    ]);
    expect(await cards()).toEqual(before);
  });

  test('a gift coupon that the file now marks as used is used; a use in this store keeps its time', async () => {
    const usedAt = '2026-11-20T10:00:00+05:30';
    await run({ giftCoupons: [giftCoupon('ELSEWHERE'), giftCoupon('HERE')] });
    await opened.db.updateTable('gift_coupons').set({ used_at: NOW }).where('code', '=', 'HERE').execute();
    await run({ giftCoupons: ['ELSEWHERE', 'HERE'].map((code) => ({ ...giftCoupon(code), usedAt })) });
    await run({ giftCoupons: [giftCoupon('ELSEWHERE'), giftCoupon('HERE')] });
    expect(await opened.db.selectFrom('gift_coupons').select(['code', 'used_at']).orderBy('code').execute()).toEqual([
      { code: 'ELSEWHERE', used_at: Date.parse(usedAt) },
      { code: 'HERE', used_at: NOW },
    ]);
  });

  test('more new gift cards than concurrent hashes are all stored, each with its own PIN', async () => {
    const number = (index: number) => `601820260000${String(index).padStart(4, '0')}`;
    const all = Array.from({ length: 9 }, (_, index) => ({ ...CARD, number: number(index), pin: `24681${index}` }));
    await run({ giftCards: all.slice(0, 1) });
    const [before] = await cards();
    await run({ giftCards: all });
    const written = await cards();
    expect(written.map((card) => card.number)).toEqual(all.map((card) => card.number));
    expect(written[0]).toEqual(before);
    for (const [index, { pin_salt: salt, pin_hash: hash }] of written.entries()) {
      expect(await checkPin(`24681${index}`, { salt, hash })).toBe(true);
    }
  });

  test('the demo’s gifts are invalid in a store with its own promotions file', async () => {
    const demo = { giftCoupons: [giftCoupon('GIFT'), giftCoupon('OURS')], giftCards: [CARD, PART_USED] };
    await run(demo);
    const own = promotionFile.parse({ giftCoupons: [giftCoupon('OURS')] });
    await importPromotions(opened.db, sourceOf(own, promotionFile.parse(demo)), NOW);
    expect(await cards()).toEqual([]);
    expect(await opened.db.selectFrom('gift_card_entries').selectAll().execute()).toEqual([]);
    expect(await opened.db.selectFrom('gift_coupons').select('code').execute()).toEqual([{ code: 'OURS' }]);
  });

  test('concurrent imports write the promotions once', async () => {
    const file = { offers: [offer('one')], giftCards: [CARD] };
    expect((await Promise.all([run(file), run(file), run(file)])).filter((written) => written)).toHaveLength(1);
    expect(await cards()).toHaveLength(1);
    expect(await opened.db.selectFrom('gift_card_entries').selectAll().execute()).toHaveLength(1);
  });

  test('an import writes more rows than fit into one statement', async () => {
    const codes = Array.from({ length: 1_201 }, (_, number) => `CODE${number}`);
    await run({ coupons: codes.map(coupon), giftCoupons: codes.map((code) => giftCoupon(code)) });
    expect(await couponCodes()).toEqual(codes);
    expect(await opened.db.selectFrom('gift_coupons').select('code').execute()).toHaveLength(codes.length);
  });

  test('an import that fails halfway leaves the old promotions', async () => {
    await run({ offers: [offer('kept')] });
    const broken = sourceOf(promotionFile.parse({ offers: [offer('new')], giftCoupons: [giftCoupon('GIFT')] }));
    const giftCoupons = broken.file.giftCoupons.map((one) => ({ ...one, amount: Number.NaN }));
    const source = { ...broken, file: { ...broken.file, giftCoupons } };
    await expect(importPromotions(opened.db, source, NOW)).rejects.toThrow();
    expect(await offerIds()).toEqual(['kept']);
  });
});
