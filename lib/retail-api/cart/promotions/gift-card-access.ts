import type { Kysely, Transaction } from 'kysely';
import type { Caller } from '../../core/caller.ts';
import type { CoreContext } from '../../core/core-context.ts';
import { inTransaction } from '../../core/db/in-transaction.ts';
import type { Database } from '../../core/db/schema.ts';
import { type LimitRule, recordLimitEvents } from '../../core/limits/limit-events.ts';
import { lockKeys } from '../../core/limits/lock-keys.ts';
import { rejectUsedUp } from '../../core/limits/reject-used-up.ts';
import { reportUsedUpLimit } from '../../core/limits/report-used-up-limit.ts';
import { fail, type Outcome } from '../../core/outcome.ts';
import { tooManyRequests } from '../../core/refusals.ts';
import { checkPin } from './gift-card-pin.ts';
import { FULL_LINE_SECONDS, giftCardAlarm, giftCardLock, giftCardTryLimits } from './gift-rules.ts';
import { hashInLine } from './hash-line.ts';

/** Number and PIN as the shopper entered them. */
interface CardCredentials {
  Number: string;
  Pin: string;
}

export type GiftCardRow = Database['gift_cards'];

type OnRight<Data> = (transaction: Transaction<Database>, card: GiftCardRow, now: number) => Promise<Outcome<Data>>;

/** Checked for an unknown number, so that it takes as long as a wrong PIN. */
const NO_CARD = { salt: '00'.repeat(16), hash: '' };

/**
 * Runs an action after checking number and PIN of a gift card. A wrong pair is refused with GiftCardWrong, whether
 * the card exists or not, and counted; a correct pair is never counted. After too many tries by the caller or at
 * the card, the call is refused with TooManyRequests whatever the PIN is.
 */
export async function withGiftCard<Data>(
  context: CoreContext,
  caller: Caller,
  credentials: CardCredentials,
  onRight: OnRight<Data>,
): Promise<Outcome<Data>> {
  const now = context.now();
  const limits = giftCardTryLimits(context.secret, credentials.Number, caller);
  const outcome = await inLine<Data>(
    context,
    credentials,
    { limits, now, line: caller.network || caller.sessionId },
    onRight,
  );
  const facts = { network: caller.network, card: credentials.Number.slice(-4) };
  if (outcome.code === 'TooManyRequests') context.security('gift-tries-refused', facts);
  if (outcome.code !== 'GiftCardWrong') return outcome;
  context.security('gift-card-wrong', facts);
  const watched = {
    limit: giftCardLock(context.secret, credentials.Number),
    alarms: giftCardAlarm(context.secret, credentials.Number),
  };
  await reportUsedUpLimit(context.db, watched, now, () => {
    context.security('gift-card-locked', facts);
    context.alarm('The PIN of one gift card is being guessed', { card: `…${facts.card}` });
  });
  return outcome;
}

interface Tries {
  limits: readonly LimitRule[];
  /** Epoch milliseconds. */
  now: number;
  /** Key of the callers who wait for each other. */
  line: string;
}

/** Processes one try at a time per network. */
async function inLine<Data>(
  { db, queues }: Pick<CoreContext, 'db' | 'queues'>,
  credentials: CardCredentials,
  tries: Tries,
  onRight: OnRight<Data>,
): Promise<Outcome<Data>> {
  // A caller who is refused anyway takes no place in the queue, and needs no hash after waiting.
  const refused = () => rejectUsedUp(db, tries.limits, tries.now);
  const early = await refused();
  if (early) return early;
  const attempt = queues.giftCardTries.tryRun(
    tries.line,
    async () => (await refused()) ?? tryPair(db, credentials, tries, onRight),
  );
  return attempt ?? tooManyRequests(FULL_LINE_SECONDS);
}

async function tryPair<Data>(
  db: Kysely<Database>,
  credentials: CardCredentials,
  { limits, now }: Tries,
  onRight: OnRight<Data>,
): Promise<Outcome<Data>> {
  const card = await db
    .selectFrom('gift_cards')
    .selectAll()
    .where('number', '=', credentials.Number)
    .executeTakeFirst();
  const storedPin = card ? { salt: card.pin_salt, hash: card.pin_hash } : NO_CARD;
  const fits = await hashInLine(() => checkPin(credentials.Pin, storedPin));
  if (fits === null) return tooManyRequests(FULL_LINE_SECONDS);
  return inTransaction(
    db,
    async (transaction) => {
      const keys = limits.map(({ key }) => key);
      // Applies to a correct pair too: among concurrent tries it must be indistinguishable from refused wrong ones.
      await lockKeys(transaction, keys, now);
      const refused = await rejectUsedUp(transaction, limits, now);
      if (refused) return refused;
      if (card && fits) return onRight(transaction, card, now);
      await recordLimitEvents(transaction, keys, now);
      return fail('GiftCardWrong');
    },
    ['Success', 'GiftCardWrong'],
  );
}
