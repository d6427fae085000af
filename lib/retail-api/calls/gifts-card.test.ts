import pino from 'pino';
import { GIFT_CARDS_PER_CART, RETURN_CODES, type ReturnCodeName } from '#lib/contract/index.ts';
import { DAY_MS, DAY_SECONDS, HOUR_MS, MINUTE_MS } from '#lib/shared/durations.ts';
import { giftCardTryLimits } from '../cart/promotions/gift-rules.ts';
import { recordLimitEvents } from '../core/limits/limit-events.ts';
import { addCustomer } from '../testing/add-customer.ts';
import { type ApiCaller, signInSession } from '../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { eraseShoppers } from '../testing/erase-shoppers.ts';
import { addGiftCard, TEST_PIN, type TestGiftCard } from '../testing/gifts.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const UNKNOWN_NUMBER = '9000000000000000';
const WRONG_PIN = '000000';

describeOnEachEngine('a gift card', (engine) => {
  let api: TestApi;
  let now = NOW;
  let network = '';
  let asha: ApiCaller;
  let BasketGUID: string;
  let card: TestGiftCard;
  let alarms: [string, object][];
  const lines: Record<string, unknown>[] = [];

  beforeAll(async () => {
    const log = pino({ base: null }, { write: (line: string) => lines.push(JSON.parse(line)) });
    const alarm = (event: string, facts: object) => alarms.push([event, facts]);
    api = await createTestApi({ engine, catalogue: 'seed', now: () => now, alarm, log });
  });
  beforeEach(async () => {
    now = NOW;
    network = '203.0.113.7';
    alarms = [];
    lines.length = 0;
    await eraseShoppers(api.context.db);
    card = await addGiftCard(api.context.db, NOW);
    asha = await visitor();
    BasketGUID = await basketOf(asha);
  });
  afterAll(() => api.close());

  /** A new session, from the current network unless `elsewhere` is given. */
  const visitor = (elsewhere?: string) =>
    signInSession((request) => {
      request.headers.set('x-forwarded-for', elsewhere ?? network);
      return api.handle(request);
    });
  async function basketOf(caller: ApiCaller): Promise<string> {
    const added = await caller.post<{ BasketGUID: string }>('AddCart', { SKU: '1801AV01' });
    return added.Data?.BasketGUID ?? '';
  }
  const apply = (fields: Record<string, unknown> = {}, by = asha) =>
    by.post<{ GCSessionId: string }>('ApplyGiftCard', { ...card.pair, BasketGUID, ...fields });
  const balance = (fields: Record<string, unknown> = {}, by = asha) =>
    by.post('GiftCardBalance', { ...card.pair, ...fields });
  const refused = (name: ReturnCodeName, Data: unknown = null) => ({ ReturnCode: RETURN_CODES[name].code, Data });
  /** Records earlier wrong number and PIN pairs without computing their expensive hashes. */
  async function exhaustTries(times: number, whose: { number?: string; sessionId?: string }): Promise<void> {
    const { number = UNKNOWN_NUMBER, sessionId = 'an-old-session' } = whose;
    const keys = giftCardTryLimits(api.context.secret, number, { sessionId, network }).map(({ key }) => key);
    await api.context.db.transaction().execute(async (transaction) => {
      for (let time = 0; time < times; time += 1) await recordLimitEvents(transaction, keys, now);
    });
  }
  const uses = () => api.context.db.selectFrom('gift_card_uses').selectAll().execute();

  describe('a gift card in a cart', () => {
    test('a gift card is used under an id of which the database has only the hash', async () => {
      const { ReturnCode, Data } = await apply();
      expect({ ReturnCode, Data }).toEqual({
        ReturnCode: 0,
        Data: { GCSessionId: expect.stringMatching(/^[\w-]{24}$/) },
      });
      expect(await uses()).toEqual([
        { session_id: expect.stringMatching(/^[0-9a-f]{64}$/), card_id: card.id, added_at: NOW },
      ]);
    });

    test('a gift card added twice is used once; another card joins it under the same id', async () => {
      const GCSessionId = (await apply()).Data?.GCSessionId;
      expect((await apply({ GCSessionId })).Data).toEqual({ GCSessionId });
      expect(await uses()).toHaveLength(1);
      const other = await addGiftCard(api.context.db, NOW);
      expect((await apply({ ...other.pair, GCSessionId })).Data).toEqual({ GCSessionId });
      expect(await uses()).toHaveLength(2);
    });

    test('a gift card submitted eight times concurrently is used once', async () => {
      const GCSessionId = (await apply((await addGiftCard(api.context.db, NOW)).pair)).Data?.GCSessionId;
      const answers = await Promise.all(Array.from({ length: 8 }, () => apply({ GCSessionId })));
      expect(answers.map(({ ReturnCode }) => ReturnCode)).toEqual(Array(8).fill(0));
      expect(await uses()).toHaveLength(2);
    });

    test('a gift card session id that the store did not issue is not accepted', async () => {
      const mine = 'an-id-that-somebody-planted';
      expect((await apply({ GCSessionId: mine })).Data?.GCSessionId).not.toBe(mine);
    });

    test('a cart uses a limited number of gift cards, and an empty card does not count', async () => {
      const first = await addGiftCard(api.context.db, NOW);
      const GCSessionId = (await apply(first.pair)).Data?.GCSessionId;
      await api.context.db.updateTable('gift_cards').set({ balance: 0 }).where('id', '=', first.id).execute();
      let current = GCSessionId;
      for (let number = 0; number < GIFT_CARDS_PER_CART; number += 1) {
        const next = await addGiftCard(api.context.db, NOW);
        current = (await apply({ ...next.pair, GCSessionId: current })).Data?.GCSessionId;
      }
      expect(await apply({ GCSessionId: current })).toMatchObject(
        refused('GiftCardsFull', { Maximum: GIFT_CARDS_PER_CART }),
      );
    });

    test('of eight concurrent gift cards only as many as allowed are used', async () => {
      const [first, ...others] = await Promise.all(Array.from({ length: 8 }, () => addGiftCard(api.context.db, NOW)));
      const GCSessionId = (await apply(first?.pair)).Data?.GCSessionId;
      const answers = await Promise.all(others.map(({ pair }) => apply({ ...pair, GCSessionId })));
      expect(answers.filter(({ ReturnCode }) => ReturnCode === 0)).toHaveLength(GIFT_CARDS_PER_CART - 1);
      expect(await uses()).toHaveLength(GIFT_CARDS_PER_CART);
    });

    test.each<[string, object, ReturnCodeName, unknown]>([
      ['has expired', { expires_at: NOW }, 'GiftCardExpired', { At: NOW }],
      ['is empty', { balance: 0 }, 'GiftCardEmpty', null],
    ])('a gift card that %s is refused to a shopper with its PIN', async (_name, fields, name, Data) => {
      const odd = await addGiftCard(api.context.db, NOW, fields);
      expect(await apply(odd.pair)).toMatchObject(refused(name, Data));
      expect(await apply({ ...odd.pair, Pin: WRONG_PIN })).toMatchObject(refused('GiftCardWrong'));
      expect(await uses()).toEqual([]);
    });

    test('a gift card is removed only with its session id, and the response is the same if it was not there', async () => {
      const GCSessionId = (await apply()).Data?.GCSessionId;
      const remove = (fields: object) => asha.post('RemoveGiftCard', { GCSessionId, GiftCardId: card.id, ...fields });
      const answers = [
        await remove({ GCSessionId: 'another-session-of-a-thief' }),
        await remove({ GCSessionId: '' }),
        await remove({ GiftCardId: 'another-card' }),
      ];
      expect(await uses()).toHaveLength(1);
      answers.push(await remove({}), await remove({}));
      for (const answer of answers) expect(answer).toEqual({ ...answers[0], ReturnCode: 0, Data: {} });
      expect(await uses()).toEqual([]);
    });

    test('a gift card cannot be used in another shopper’s cart', async () => {
      const { caller } = await addCustomer(api);
      const theirs = await basketOf(caller);
      const foreign = await apply({ BasketGUID: theirs });
      expect(foreign).toEqual(await apply({ BasketGUID: 'there-is-no-such-basket' }));
      expect(foreign).toMatchObject(refused('NotFound', { Subject: 'basket' }));
      expect((await apply({ BasketGUID: '' }, caller)).ReturnCode).toBe(0);
    });
  });

  test('a gift card’s balance is returned for number and PIN, also when it is expired or empty', async () => {
    const fresh = await balance();
    expect(fresh).toMatchObject({
      ReturnCode: 0,
      Data: { LastDigits: card.pair.Number.slice(-4), Balance: 1000, InitialAmount: 1000, Expired: false },
    });
    const old = await addGiftCard(api.context.db, NOW, { balance: 0, expires_at: NOW });
    expect((await balance(old.pair)).Data).toMatchObject({ Balance: 0, ExpiresAt: NOW, Expired: true });
    expect(JSON.stringify(fresh)).not.toMatch(new RegExp(`${card.pair.Number}|${TEST_PIN}`));
  });

  describe.each([
    ['ApplyGiftCard', apply],
    ['GiftCardBalance', balance],
  ])('%s', (_call, call) => {
    test('an unknown number and a wrong PIN get the same response, also when locked', async () => {
      const both = async () => {
        const wrong = await call({ Pin: WRONG_PIN }, await visitor());
        expect(await call({ Number: UNKNOWN_NUMBER }, await visitor())).toEqual(wrong);
        return wrong;
      };
      expect(await both()).toMatchObject(refused('GiftCardWrong'));
      for (const number of [card.pair.Number, UNKNOWN_NUMBER]) await exhaustTries(9, { number });
      expect(await both()).toMatchObject(refused('TooManyRequests', { RetryAfterSeconds: 3600 }));
    });

    test.each([
      [{ Number: '1234' }, 'Number'],
      [{ Number: { $ne: 1 } }, 'Number'],
      [{ Pin: '12345' }, 'Pin'],
      [{ Pin: '12345a' }, 'Pin'],
    ])('an invalid gift card request is refused: %j', async (fields, field) => {
      expect(await call(fields)).toMatchObject({ ...refused('InvalidRequest', { Field: field }), status: 200 });
    });
  });

  describe('guessing gift card PINs', () => {
    const wrong = async (by = asha) => (await balance({ Pin: WRONG_PIN }, by)).ReturnCode;
    const WRONG = RETURN_CODES.GiftCardWrong.code;

    test('a session may err five times in 15 minutes over all gift cards; then a correct PIN waits as well', async () => {
      for (let number = 0; number < 5; number += 1) {
        expect(await balance({ Number: `900000000000000${number}` })).toMatchObject(refused('GiftCardWrong'));
      }
      now += MINUTE_MS;
      const waits = refused('TooManyRequests', { RetryAfterSeconds: 14 * 60 });
      expect(await balance()).toMatchObject(waits);
      expect(await apply()).toMatchObject(waits);
      expect((await balance({}, await visitor())).ReturnCode).toBe(0);
      now += 14 * MINUTE_MS;
      expect((await balance()).ReturnCode).toBe(0);
    });

    test('of 20 concurrent tries five are evaluated, and a correct one among them reveals nothing', async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => wrong()));
      expect(answers.filter((code) => code === WRONG)).toHaveLength(5);
      expect(await balance()).toMatchObject({ ReturnCode: RETURN_CODES.TooManyRequests.code });
    });

    test('60 wrong guesses from one network do not delay the correct PIN from another network', async () => {
      const guessers = await Promise.all(Array.from({ length: 60 }, () => visitor()));
      const owner = await visitor('198.51.100.1');
      const answered: number[] = [];
      const flood = guessers.map(async (by, number) => {
        const { ReturnCode } = await balance({ Number: String(9_000_000_000_000_000 + number), Pin: WRONG_PIN }, by);
        answered.push(ReturnCode);
      });
      expect((await balance({}, owner)).ReturnCode).toBe(0);
      const before = answered.filter((one) => one === WRONG);
      await Promise.all(flood);
      expect(answered.filter((one) => one === WRONG)).toHaveLength(10);
      expect(answered.filter((one) => one === RETURN_CODES.TooManyRequests.code)).toHaveLength(50);
      expect(before.length).toBeLessThan(5);
    }, 120_000);

    test('a correct number and PIN do not count as a try', async () => {
      for (let number = 0; number < 6; number += 1) expect((await balance()).ReturnCode).toBe(0);
      expect(await api.context.db.selectFrom('limit_events').select('id').execute()).toEqual([]);
    });

    test('a network may err 30 times per hour with gift cards', async () => {
      for (let number = 0; number < 29; number += 1) {
        await exhaustTries(1, { number: String(9_000_000_000_000_000 + number), sessionId: `session-${number}` });
      }
      expect(await wrong(await visitor())).toBe(WRONG);
      expect(await balance({}, await visitor())).toMatchObject(refused('TooManyRequests', { RetryAfterSeconds: 3600 }));
      network = '198.51.100.1';
      expect((await balance({}, await visitor())).ReturnCode).toBe(0);
    });

    function guessFrom(count: number): Promise<void> {
      network = `198.51.100.${count}`;
      return exhaustTries(1, { number: card.pair.Number, sessionId: `session-${count}` });
    }

    test('a gift card is locked for an hour after ten wrong PINs from any network; the operator is alerted once', async () => {
      for (let number = 0; number < 8; number += 1) await guessFrom(number);
      network = '198.51.100.99';
      for (let number = 0; number < 2; number += 1) {
        expect(alarms).toEqual([]);
        expect(await wrong(await visitor())).toBe(WRONG);
      }
      const digits = card.pair.Number.slice(-4);
      expect(alarms).toEqual([['The PIN of one gift card is being guessed', { card: `…${digits}` }]]);
      expect(await balance({}, await visitor())).toMatchObject(refused('TooManyRequests', { RetryAfterSeconds: 3600 }));
      expect(lines.map(({ event, card: loggedCard }) => [event, loggedCard])).toEqual([
        ['gift-card-wrong', `…${digits}`],
        ['gift-card-wrong', `…${digits}`],
        ['gift-card-locked', `…${digits}`],
        ['gift-tries-refused', `…${digits}`],
      ]);
      now += HOUR_MS;
      expect((await balance({}, await visitor())).ReturnCode).toBe(0);
      expect(alarms).toHaveLength(1);
    });

    test('a gift card is locked for the rest of the day after thirty wrong PINs', async () => {
      for (let number = 0; number < 30; number += 1) {
        await guessFrom(number);
        if (number % 10 === 9) now += HOUR_MS;
      }
      const RetryAfterSeconds = DAY_SECONDS - 3 * 3600;
      expect(await balance({}, await visitor())).toMatchObject(refused('TooManyRequests', { RetryAfterSeconds }));
      now += DAY_MS;
      expect((await balance({}, await visitor())).ReturnCode).toBe(0);
    });

    test('neither number nor PIN of a gift card appears in a log line, an alert or a counter', async () => {
      for (let number = 0; number < 6; number += 1) await wrong();
      await balance();
      const counted = await api.context.db.selectFrom('limit_events').selectAll().execute();
      const locks = await api.context.db.selectFrom('limit_locks').selectAll().execute();
      // A hash of a key or a random id may contain the same digits by chance.
      const stored = JSON.stringify([lines, alarms, counted, locks]).replace(
        /(?<![\w-])[\w-]{43}"|"[0-9a-f-]{36}"/g,
        '"',
      );
      expect(counted.length).toBeGreaterThan(0);
      const secrets = [card.pair.Number, card.pair.Number.slice(-8), TEST_PIN];
      for (const secret of secrets) expect(stored).not.toContain(secret);
    });
  });
});
