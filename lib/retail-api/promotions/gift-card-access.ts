import type { Kysely, Transaction } from 'kysely';
import { type ApiContext, type Caller, type Outcome, refuse } from '../call-handler.ts';
import type { Database } from '../db/schema.ts';
import { type TurnLimit, usedUp } from '../limits/limit-events.ts';
import { tellWhereUsedUp } from '../limits/tell-where-used-up.ts';
import { withTries } from '../limits/with-tries.ts';
import { tooManyRequests } from '../refusals.ts';
import { checkPin } from './gift-card-pin.ts';
import { giftCardAlarm, giftCardLock, giftCardTryLimits } from './gift-rules.ts';

/** Number and PIN as a shopper gave them. */
interface GivenPair {
  Number: string;
  Pin: string;
}

export type GiftCardRow = Database['gift_cards'];

/** Checked in place of a card that there is not, so that an unknown number takes as long as a wrong PIN. */
const NO_CARD = { salt: '00'.repeat(16), hash: '' };

/**
 * Does what number and PIN of a gift card allow. A wrong pair is answered with 243, whether there is such a card or not,
 * and counted; a right one never is. Who has tried too often, or whose card was tried too often, is answered with 229
 * whatever the PIN is.
 */
export async function withGiftCard<Data>(
  context: ApiContext,
  caller: Caller,
  given: GivenPair,
  onRight: (transaction: Transaction<Database>, card: GiftCardRow, now: number) => Promise<Outcome<Data>>,
): Promise<Outcome<Data>> {
  const now = context.now();
  const limits = giftCardTryLimits(context.secret, given.Number, caller);
  const outcome = await inTurn<Outcome<Data>>(
    async () =>
      // Who is refused anyway costs no hash.
      (await refusal(context.db, limits, now)) ?? tryPair(context.db, given, { limits, now }, onRight),
  );
  const facts = { network: caller.network, card: given.Number.slice(-4) };
  if (outcome.code === 'TooManyRequests') context.security('gift-tries-refused', facts);
  if (outcome.code !== 'GiftCardWrong') return outcome;
  context.security('gift-card-wrong', facts);
  const watched = {
    limit: giftCardLock(context.secret, given.Number),
    alarms: giftCardAlarm(context.secret, given.Number),
  };
  await tellWhereUsedUp(context.db, watched, now, () => {
    context.security('gift-card-locked', facts);
    context.alarm('The PIN of one gift card is being guessed', { card: `…${facts.card}` });
  });
  return outcome;
}

async function tryPair<Data>(
  db: Kysely<Database>,
  given: GivenPair,
  { limits, now }: { limits: readonly TurnLimit[]; now: number },
  onRight: (transaction: Transaction<Database>, card: GiftCardRow, now: number) => Promise<Outcome<Data>>,
): Promise<Outcome<Data>> {
  const card = await db.selectFrom('gift_cards').selectAll().where('number', '=', given.Number).executeTakeFirst();
  // Outside the transaction, which would keep everybody waiting for the hash.
  const fits = await checkPin(given.Pin, card ? { salt: card.pin_salt, hash: card.pin_hash } : NO_CARD);
  return withTries<Data>(db, { limits, failed: ['GiftCardWrong'], now }, async (transaction) =>
    card && fits ? onRight(transaction, card, now) : refuse('GiftCardWrong'),
  );
}

let last: Promise<unknown> = Promise.resolve();

/** One hash at a time: of a flood the first few cost the processor something, and the rest is refused by what they counted. */
function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  const turn = last.then(work);
  last = turn.catch(() => undefined);
  return turn;
}

async function refusal(
  db: Kysely<Database>,
  limits: readonly TurnLimit[],
  now: number,
): Promise<Outcome<never> | null> {
  const used = await usedUp(db, limits, now);
  return used && tooManyRequests(used.retryAfterSeconds);
}
