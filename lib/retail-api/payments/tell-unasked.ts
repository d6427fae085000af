import type { Gateway } from '#lib/contract/index.ts';
import type { PaymentAlarm } from './payment-alarm.ts';
import type { ReconcileContext } from './reconcile.ts';

/** Tells the operator how many attempts may still be paid at a gateway that cannot be asked, because it is not set up any more. */
export async function tellUnasked({ db, payments, alarm }: ReconcileContext, gateway: Gateway): Promise<void> {
  if (payments.gateways.has(gateway) && !payments.test) return;
  const { attempts } = await db
    .selectFrom('payment_attempts')
    .select(({ fn }) => fn.countAll<number | string>().as('attempts'))
    .where('gateway', '=', gateway)
    // A test takes no money.
    .where('test', '=', 0)
    .where('next_check_at', 'is not', null)
    .executeTakeFirstOrThrow();
  const unasked: PaymentAlarm = 'payment-never-asked';
  if (Number(attempts) > 0) alarm(unasked, { gateway, attempts: Number(attempts) });
}
