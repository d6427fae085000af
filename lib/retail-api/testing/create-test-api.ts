import { randomBytes } from 'node:crypto';
import { HOUR_MS, MINUTE_MS } from '#lib/shared/durations.ts';
import type { EmiPlan } from '#lib/shared/emi-plan.ts';
import { parseEnvironment } from '#lib/shared/env.ts';
import { profileEmiPlans, shopProfile } from '#lib/shared/shop-profile.ts';
import { closedAtEnd } from '#lib/testing/closed-at-end.ts';
import { type Api, createApi } from '../app/app.ts';
import type { ApiContext } from '../calls/api-context.ts';
import { importPromotions } from '../cart/promotions/import-promotions.ts';
import type { PromotionFile } from '../cart/promotions/promotion-file.ts';
import { demoPromotions, sourceOf } from '../cart/promotions/read-promotions.ts';
import { type PagePictures, pagePicturesIn } from '../catalogue/images/page-pictures.ts';
import { photoWidth } from '../catalogue/images/photo-width.ts';
import { storeProductPhoto } from '../catalogue/images/store-product-photo.ts';
import { importsFolder } from '../catalogue/import-jobs/import-folder.ts';
import type { SearchEngine } from '../catalogue/search-engine.ts';
import { createUploadMaker, type UploadMaker } from '../community/uploads/upload-maker.ts';
import type { Engine, OpenDatabase } from '../core/db/engine.ts';
import { createQueues } from '../core/limits/queues.ts';
import type { Logger } from '../core/log.ts';
import { createSecurityLog } from '../core/security-log.ts';
import { writeSiteOptions } from '../core/site-options.ts';
import { importInvitations } from '../customers/invitations/import-invitations.ts';
import type { Invitation } from '../customers/invitations/read-invitations.ts';
import { Printer } from '../documents/print/printer.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import type { Courier } from '../orders/couriers/courier.ts';
import { NO_PAYMENTS, type Payments } from '../payments/gateway.ts';
import { NO_PHOTOS, type PhotoSearch } from '../photo-search/photo-search.ts';
import { demoIndexes, importDemoCatalogue, openDemoDatabase } from './demo-catalogue.ts';
import { EMPTY_CATALOGUE } from './empty-catalogue.ts';
import { seedProducts } from './seed.ts';
import { openTestDatabase } from './test-database.ts';

export interface TestApi {
  /** The retail API without a socket; every Data is checked against the contract. */
  handle: Api;
  context: ApiContext;
  /** Deletes the database. */
  close(): Promise<void>;
}

interface TestApiOptions {
  engine?: Engine;
  /**
   * `demo`: the whole demo catalogue with its index. `seed`: the four products of `seed.ts`, without a search index.
   */
  catalogue?: 'demo' | 'seed';
  /** Used for searches instead of the bundled engine. */
  search?: SearchEngine;
  /** `demo`: the promotions of the demo's file. None if omitted. */
  promotions?: 'demo' | PromotionFile;
  /** Epoch milliseconds. */
  now?: () => number;
  operatorKey?: string;
  /** Whether staff must set up an authenticator before anything else. */
  requiresTotp?: boolean;
  /** The address of the back office. */
  backOfficeUrl?: string;
  supportEmail?: string;
  isTrial?: boolean;
  /** Whether customers can agree to updates by WhatsApp. */
  whatsApp?: boolean;
  codes?: Partial<ApiContext['codes']>;
  /** Epoch milliseconds; if omitted, the store has long been open. */
  launchAt?: number;
  /** Who is invited to the private sale; if omitted, everybody may enter. */
  invitations?: readonly Invitation[];
  payments?: Payments;
  /** If omitted, staff type the AWB. */
  courier?: Courier;
  /** None if omitted. */
  emiPlans?: readonly EmiPlan[];
  /** If omitted, no photo's width is known. */
  photoWidth?: ApiContext['photoWidth'];
  /** Folder where photos of products and files of imports are stored; if omitted, none can be. */
  dataDir?: string;
  /** If omitted, no photo has been analysed. */
  photos?: PhotoSearch;
  jobs?: JobQueue;
  /** If omitted, photos are re-encoded in a separate process, as in a running store. */
  uploads?: UploadMaker;
  onShopSaved?: ApiContext['onShopSaved'];
  alarm?: ApiContext['alarm'];
  /** Receives the security log. */
  log?: Logger;
  /** A database to use instead of a new one; it is not closed. */
  opened?: OpenDatabase;
}

/** By which a test signs webhooks of WhatsApp. */
export const TEST_WHATSAPP: ApiContext['whatsApp'] = {
  appSecret: 'app-secret-of-the-tests',
  verifyToken: 'verify-token-of-the-tests',
  phoneNumberId: '106540352242922',
};

const NO_PICTURES: PagePictures = {
  store: () => Promise.reject(new Error('The test has no folder for pictures.')),
  find: async () => undefined,
};

/** A retail API on a new database, with the demo catalogue unless the options choose another. */
export async function createTestApi(options: TestApiOptions = {}): Promise<TestApi> {
  const engine = options.engine ?? 'sqlite';
  const demo = options.catalogue !== 'seed';
  const opened =
    options.opened ?? (await (demo ? openDemoDatabase(engine, options.now?.()) : openTestDatabase(engine)));
  const settings = parseEnvironment(options.whatsApp ? { WHATSAPP: 'on' } : {});
  await writeSiteOptions(opened.db, settings);
  const now = options.now ?? Date.now;
  const secret = { current: new Uint8Array(randomBytes(32)), accepted: [] };
  if (demo && options.opened) await importDemoCatalogue(opened.db, now());
  if (!demo && !options.opened) await seedProducts(opened.db);
  const { promotions } = options;
  if (promotions) {
    const file = promotions === 'demo' ? await demoPromotions() : promotions;
    await importPromotions(opened.db, sourceOf(file), now());
  }
  await importInvitations(opened.db, secret, options.invitations ?? []);
  const context: ApiContext = {
    db: opened.db,
    ...EMPTY_CATALOGUE,
    ...(demo && (await demoIndexes(opened.db))),
    ...(options.search && { search: options.search }),
    now,
    secret,
    operatorKeys: options.operatorKey ? [options.operatorKey] : [],
    staff: {
      requiresTotp: options.requiresTotp ?? false,
      sessionMs: 12 * HOUR_MS,
      idleMs: 2 * HOUR_MS,
      backOfficeUrl: options.backOfficeUrl ?? 'http://back-office.test',
    },
    siteUrl: 'http://shop.test',
    supportEmail: options.supportEmail ?? 'care@shop.test',
    codes: { length: 4, perMinute: 10_000, ...options.codes },
    whatsApp: TEST_WHATSAPP,
    launchAt: options.launchAt ?? settings.LAUNCH_AT,
    invitedOnly: options.invitations !== undefined,
    isTrial: options.isTrial ?? false,
    payments: options.payments ?? NO_PAYMENTS,
    courier: options.courier ?? null,
    get emiPlans() {
      return profileEmiPlans() ?? options.emiPlans ?? [];
    },
    get seller() {
      return shopProfile().seller;
    },
    ...(options.onShopSaved && { onShopSaved: options.onShopSaved }),
    printer: new Printer(),
    photoWidth:
      options.photoWidth ?? (async (name) => (options.dataDir ? photoWidth(options.dataDir, name) : undefined)),
    storeProductPhoto: async (productCode, position, bytes) => {
      if (!options.dataDir) throw new Error('The test has no folder for photos.');
      return storeProductPhoto(
        { dataDir: options.dataDir, siteUrl: 'http://shop.test' },
        { productCode, position, bytes },
      );
    },
    // Handlers copy the context, so it must be readable; nothing can be written below a device.
    importsDir: importsFolder(options.dataDir ?? '/dev/null'),
    pictures: options.dataDir ? pagePicturesIn(options.dataDir) : NO_PICTURES,
    photos: options.photos ?? NO_PHOTOS,
    jobs: options.jobs ?? null,
    // A photo must not be refused because the machine is slow.
    uploads: options.uploads ?? createUploadMaker({ answeredWithinMs: MINUTE_MS }),
    alarm: options.alarm ?? (() => undefined),
    security: options.log ? createSecurityLog({ log: options.log, secret, now }) : () => undefined,
    queues: createQueues(),
  };
  return {
    handle: createApi(context, { checkAnswers: true }),
    context,
    close: closedAtEnd(async () => {
      await context.printer.stop();
      await context.uploads.stop();
      if (!options.opened) await opened.close();
    }),
  };
}
