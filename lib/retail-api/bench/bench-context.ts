import { HOUR_MS } from '#lib/shared/durations.ts';
import { DEMO_PROFILE } from '#lib/shared/shop-profile.ts';
import type { ApiContext } from '../calls/api-context.ts';
import { createUploadMaker } from '../community/uploads/upload-maker.ts';
import { createQueues } from '../core/limits/queues.ts';
import { Printer } from '../documents/print/printer.ts';
import { NO_PAYMENTS } from '../payments/gateway.ts';
import { NO_PHOTOS } from '../photo-search/photo-search.ts';
import { EMPTY_CATALOGUE } from '../testing/empty-catalogue.ts';
import { testSecret } from '../testing/test-secret.ts';

/**
 * The context of the calls of a measured retail API; `own` overrides parts of it. By default nothing is for sale, no
 * payment is possible, and alarms are ignored.
 */
export function benchContext(own: Pick<ApiContext, 'db'> & Partial<ApiContext>): ApiContext {
  return {
    ...EMPTY_CATALOGUE,
    now: Date.now,
    secret: testSecret(7),
    operatorKeys: [],
    staff: { requiresTotp: true, sessionMs: HOUR_MS, idleMs: HOUR_MS, backOfficeUrl: 'http://localhost' },
    siteUrl: 'http://localhost',
    supportEmail: '',
    codes: { length: 4, perMinute: 100_000 },
    whatsApp: { appSecret: '', verifyToken: '', phoneNumberId: '' },
    launchAt: 0,
    invitedOnly: false,
    isTrial: false,
    payments: NO_PAYMENTS,
    courier: null,
    emiPlans: [],
    seller: DEMO_PROFILE.seller,
    printer: new Printer(),
    photoWidth: async () => undefined,
    pictures: {
      store: () => Promise.reject(new Error('A benchmark stores no picture.')),
      find: async () => undefined,
    },
    storeProductPhoto: () => Promise.reject(new Error('A benchmark stores no photo.')),
    importsDir: '',
    photos: NO_PHOTOS,
    jobs: null,
    uploads: createUploadMaker(),
    alarm: () => undefined,
    security: () => undefined,
    queues: createQueues(),
    ...own,
  };
}
