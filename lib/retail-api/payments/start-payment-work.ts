import { GATEWAYS, type Gateway } from '#lib/contract/index.ts';
import { type Repeated, repeat } from '../core/repeat.ts';
import type { PaymentAlarm } from './payment-alarm.ts';
import { advanceChecks, type ReconcileContext, reconcile } from './reconcile.ts';
import { sendRefunds } from './send-refunds.ts';

const CHECK_EVERY_MS = 2_000;
/** A gateway call not finished by then is repeated by the next process. */
const GRACE_MS = 3_000;

/**
 * Queries the gateways for unreported payments and sends refunds, now and from now on; returns the function that stops
 * it. What was in progress when the last process ended is checked first. No gateway waits for the other one, and the
 * checks of attempts at one that is not set up any more come to an end.
 */
export function startPaymentWork(context: ReconcileContext, onError: (error: unknown) => void): () => Promise<void> {
  const work: Repeated[] = [
    ...GATEWAYS.map((gateway) => checkAgain(context, gateway, onError)),
    repeat((cut) => sendRefunds(context, cut), CHECK_EVERY_MS, onError),
  ];
  return async () => {
    await Promise.all(work.map((one) => one.stop(GRACE_MS)));
  };
}

function checkAgain(context: ReconcileContext, gateway: Gateway, onError: (error: unknown) => void): Repeated {
  let started = false;
  return repeat(
    async (cut) => {
      if (!started) {
        await reportUnrequested(context, gateway);
        await advanceChecks(context.db, context.now(), [gateway]);
        started = true;
      }
      return reconcile(context, cut, [gateway]);
    },
    CHECK_EVERY_MS,
    onError,
  );
}

/**
 * Alerts the operator to the number of attempts that may still be paid at a gateway that cannot be queried, because it
 * is not set up any more.
 */
async function reportUnrequested({ db, payments, alarm }: ReconcileContext, gateway: Gateway): Promise<void> {
  if (payments.gateways.has(gateway) && !payments.test) return;
  const { attempts } = await db
    .selectFrom('payment_attempts')
    .select(({ fn }) => fn.countAll<number | string>().as('attempts'))
    .where('gateway', '=', gateway)
    // A test takes no money.
    .where('test', '=', 0)
    .where('next_check_at', 'is not', null)
    .executeTakeFirstOrThrow();
  const alarmEvent: PaymentAlarm = 'payment-never-asked';
  if (Number(attempts) > 0) alarm(alarmEvent, { gateway, attempts: Number(attempts) });
}
