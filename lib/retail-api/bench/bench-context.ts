import { parseEnvironment } from '#lib/shared/env.ts';
import type { ApiContext } from '../call-handler.ts';
import { sellerFromSettings } from '../invoices/seller.ts';
import { createQueues } from '../limits/queues.ts';
import { NO_PAYMENTS } from '../payments/gateway.ts';
import { Printer } from '../print/printer.ts';
import { EMPTY_CATALOGUE } from '../testing/empty-catalogue.ts';
import { createUploadMaker } from '../uploads/upload-maker.ts';
import { NO_PHOTOS } from '../visual/photo-search.ts';

/** What the calls of a measured retail API use, where `own` does not say otherwise: nothing is for sale, nobody pays, and no alarm is heard. */
export function benchContext(own: Pick<ApiContext, 'db'> & Partial<ApiContext>): ApiContext {
  return {
    ...EMPTY_CATALOGUE,
    now: Date.now,
    secret: new Uint8Array(32).fill(7),
    operatorKey: '',
    siteUrl: 'http://localhost',
    supportEmail: '',
    codes: { length: 4, perMinute: 100_000 },
    launchAt: 0,
    invitedOnly: false,
    payments: NO_PAYMENTS,
    seller: sellerFromSettings(parseEnvironment({})),
    printer: new Printer(),
    photos: NO_PHOTOS,
    uploads: createUploadMaker(),
    alarm: () => undefined,
    security: () => undefined,
    queues: createQueues(),
    ...own,
  };
}
