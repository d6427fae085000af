import type { ApiContext } from '../calls/api-context.ts';
import { notifyBackInStock } from '../catalogue/alerts/notify-back-in-stock.ts';
import { notifyPriceDrop } from '../catalogue/alerts/notify-price-drop.ts';
import { startImportWorker } from '../catalogue/import-jobs/import-worker.ts';
import { applyDuePrices } from '../catalogue/prices/apply-due-prices.ts';
import { applyDueRates } from '../catalogue/rates/apply-due-rates.ts';
import { applyDuePages } from '../content/drafts/apply-due-pages.ts';
import { notifyLaunch } from '../content/launch/notify-launch.ts';
import { newId } from '../core/db/new-id.ts';
import type { Logger } from '../core/log.ts';
import { type Repeated, repeat } from '../core/repeat.ts';
import { startMessages } from '../messages/start-messages.ts';
import type { Transport } from '../messages/transports/transport.ts';
import { startWebhooks } from '../messages/webhooks/start-webhooks.ts';
import { expireCollections } from '../orders/collect/expire-collections.ts';
import { startCourierWork } from '../orders/couriers/start-courier-work.ts';
import { expireHolds } from '../orders/holds/expire-holds.ts';
import { expireExchanges } from '../orders/returns/expire-exchanges.ts';
import { startPaymentWork } from '../payments/start-payment-work.ts';
import { addUpSettlements } from '../reports/settlements/settlement-list.ts';
import { startHousekeeping } from './housekeeping.ts';

const ALERT_CHECK_MS = 15_000;
/** Maximum delay before shoppers waiting for the launch are notified. */
const LAUNCH_CHECK_MS = 5_000;
/** Maximum delay before stock from an expired hold is available again. */
const RESERVATIONS_CHECK_MS = 5_000;
/** Maximum delay before a scheduled price or page begins or ends, and before metal rates begin to be applied. */
const PRICE_CHECK_MS = 1_000;

/** Maximum delay before the sums of a settlement that was imported are kept. */
const SUMS_CHECK_MS = 10_000;

interface BackgroundWorkOptions {
  context: ApiContext;
  transports: readonly Transport[];
  log: Logger;
  onError: (error: unknown) => void;
}

/** The work of the shop that no request waits for. */
interface BackgroundWork {
  /** The catalogue has changed: looks now whom to notify. */
  checkAlerts(): void;
  /** Begins no further work, and waits for what runs. */
  stop(): Promise<void>;
}

/** What a retail API has in the place of background work that others do. */
export const NO_BACKGROUND_WORK: BackgroundWork = { checkAlerts: () => undefined, stop: async () => undefined };

/**
 * Starts messages, webhooks, payments to be asked for, refunds, bookings of couriers, imports, scheduled prices and pages, and
 * expiry; also alerts and housekeeping where there is no queue of jobs. Any number of processes may do so at once: each takes
 * what is due, row by row.
 */
export function startBackgroundWork({ context, transports, log, onError }: BackgroundWorkOptions): BackgroundWork {
  const { db, now, secret, isTrial, importsDir } = context;
  const rates = { db, now, worker: newId() };
  const every = (ms: number, work: () => Promise<boolean>) => repeat(work, ms, onError);
  const isAlone = context.jobs === null;
  const endHousekeeping = isAlone ? startHousekeeping(db, now, onError) : undefined;
  const ends = [
    startPaymentWork(context, onError),
    startCourierWork(context, onError),
    startImportWorker({ db, importsDir, now, onError }),
    startMessages({ db, transports, log, now, onError }),
    startWebhooks({ db, secret, allowsPrivate: isTrial, log, now }, onError),
  ];
  const notices = isAlone ? [notifyBackInStock, notifyPriceDrop] : [];
  const alerts = notices.map((notify) => every(ALERT_CHECK_MS, () => notify(context)));
  const checks: Repeated[] = [
    ...alerts,
    every(LAUNCH_CHECK_MS, () => notifyLaunch(context)),
    every(PRICE_CHECK_MS, () => applyDuePrices({ db, now })),
    every(PRICE_CHECK_MS, () => applyDueRates(rates)),
    every(PRICE_CHECK_MS, () => applyDuePages({ db, now })),
    every(RESERVATIONS_CHECK_MS, () => expireHolds(context)),
    every(RESERVATIONS_CHECK_MS, () => expireCollections(context)),
    every(RESERVATIONS_CHECK_MS, () => expireExchanges(context)),
    every(SUMS_CHECK_MS, () => addUpSettlements(db)),
  ];
  return {
    checkAlerts() {
      for (const alert of alerts) alert.soon();
    },
    async stop() {
      endHousekeeping?.();
      await Promise.all([...checks.map((check) => check.stop(0)), ...ends.map((end) => end())]);
    },
  };
}
