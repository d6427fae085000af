import { type Repeated, repeat } from '../repeat.ts';
import { bringChecksForward, type ReconcileContext, reconcile } from './reconcile.ts';
import { sendRefunds } from './send-refunds.ts';

const LOOK_EVERY_MS = 2_000;
/** What a gateway has not answered by then is asked again by the next process. */
const GRACE_MS = 3_000;

/**
 * Asks the gateways for payments that nobody has told of, and sends money back, now and from now on; returns the function
 * that ends it. What was under way when the last process ended is asked for first.
 */
export function startPaymentWork(context: ReconcileContext, onError: (error: unknown) => void): () => Promise<void> {
  if (context.payments.gateways.size === 0) return async () => undefined;
  let started = false;
  const work: Repeated[] = [
    repeat(
      async (cut) => {
        if (!started) await bringChecksForward(context.db, context.now());
        started = true;
        return reconcile(context, cut);
      },
      LOOK_EVERY_MS,
      onError,
    ),
    repeat((cut) => sendRefunds(context, cut), LOOK_EVERY_MS, onError),
  ];
  return async () => {
    await Promise.all(work.map((one) => one.stop(GRACE_MS)));
  };
}
