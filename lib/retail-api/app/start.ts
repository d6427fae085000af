import { SHOP_TAG } from '#lib/contract/index.ts';
import type { Environment } from '#lib/shared/env.ts';
import { count } from '#lib/shared/metrics/record.ts';
import { servesOutbox, unsentChannels } from '#lib/shared/outbox.ts';
import { profileEmiPlans, shopProfile } from '#lib/shared/shop-profile.ts';
import { traceBySettings } from '#lib/shared/tracing/trace-by-settings.ts';
import { isTrial, usesDemo } from '#lib/shared/trial.ts';
import type { ApiContext } from '../calls/api-context.ts';
import { followOffers } from '../cart/promotions/follow-offers.ts';
import { importPromotions } from '../cart/promotions/import-promotions.ts';
import { readPromotions } from '../cart/promotions/read-promotions.ts';
import { beginHints } from '../catalogue/begin-hints.ts';
import { openImageBucket } from '../catalogue/images/image-bucket.ts';
import { setImageBucket } from '../catalogue/images/image-files.ts';
import { pagePicturesIn } from '../catalogue/images/page-pictures.ts';
import { photoWidth } from '../catalogue/images/photo-width.ts';
import { storeProductPhoto } from '../catalogue/images/store-product-photo.ts';
import { importsFolder } from '../catalogue/import-jobs/import-folder.ts';
import { observedSearch } from '../catalogue/observed-search.ts';
import { openCatalogue } from '../catalogue/open-catalogue.ts';
import { indexFromSettings, searchCheckOf } from '../catalogue/opensearch/from-settings.ts';
import { applyDuePrices } from '../catalogue/prices/apply-due-prices.ts';
import type { Progress } from '../catalogue/progress.ts';
import { readSurveyTemplates } from '../community/surveys/template-files.ts';
import { importTemplates } from '../community/surveys/template-repository.ts';
import { createUploadMaker } from '../community/uploads/upload-maker.ts';
import { openShopProfile } from '../content/shop/open-shop.ts';
import { apiSecretOf } from '../core/api-secret.ts';
import { openDatabase } from '../core/db/open-database.ts';
import { createQueues } from '../core/limits/queues.ts';
import type { Logger } from '../core/log.ts';
import { type Repeated, repeat } from '../core/repeat.ts';
import { createSecurityLog } from '../core/security-log.ts';
import { writeSiteOptions } from '../core/site-options.ts';
import { importInvitations } from '../customers/invitations/import-invitations.ts';
import { readInvitations } from '../customers/invitations/read-invitations.ts';
import { Printer } from '../documents/print/printer.ts';
import { supportRecipient } from '../messages/support-recipient.ts';
import { transportsFromSettings } from '../messages/transports/from-settings.ts';
import { resealSecrets } from '../messages/webhooks/seal-secret.ts';
import { courierFromSettings } from '../orders/couriers/from-settings.ts';
import { observedCourier } from '../orders/couriers/observed-courier.ts';
import { loadEmiPlans } from '../payments/emi/load-emi-plans.ts';
import { paymentsFromSettings } from '../payments/from-settings.ts';
import { observedPayments } from '../payments/observed-gateway.ts';
import { CataloguePhotoSearch } from '../photo-search/photo-search.ts';
import { interruptRunning } from '../staff/approvals/approval-repository.ts';
import { firstOwnerLink } from '../staff/first-owner.ts';
import { resealAuthenticators } from '../staff/reseal-authenticators.ts';
import { staffSettings } from '../staff/staff-settings.ts';
import { createTrialOwner, type TrialOwner } from '../staff/trial-owner.ts';
import { followOwnMessages } from '../translations/follow-own-messages.ts';
import { openAnnouncements } from './announcements.ts';
import { createApi } from './app.ts';
import { NO_BACKGROUND_WORK, startBackgroundWork } from './background-work.ts';
import { withFaults } from './faults.ts';
import { jobWork, openJobs } from './open-jobs.ts';
import { openStandby } from './open-standby.ts';
import { refuseSettings } from './refuse-settings.ts';
import { serve } from './serve.ts';
import { serveApiMetrics } from './serve-api-metrics.ts';
import { watchStorage } from './watch-storage.ts';

interface RunningApi {
  /** URL without a trailing slash. */
  url: string;
  /** The owner that the first start of a trial made, whose password is known only now; otherwise null. */
  trialOwner: TrialOwner | null;
  /** A one-time link for the first owner of a shop in which nobody works and that is no trial; otherwise null. */
  ownerLink: string | null;
  /** Stops the API without losing accepted requests; takes at most about 7 seconds. */
  stop(): Promise<void>;
}

interface RetailApiOptions {
  settings: Environment;
  log: Logger;
  onProgress: (progress: Progress) => void;
}

/** Unfinished requests are cut after this time, so that the whole stop takes less than 8 seconds. */
const CUT_AFTER_MS = 5_000;
/** Maximum delay before a saved profile of the shop is that of this process. */
const SHOP_CHECK_MS = 1_000;
/** Maximum delay before mails say what the shop worded itself. */
const MESSAGES_CHECK_MS = 2_000;
/** Maximum delay before offers that were saved, begin or end are shown. */
const OFFERS_CHECK_MS = 1_000;
/** Maximum delay, plus analysis time, before new catalogue photos can be found by photo search. */
const PHOTO_CHECK_MS = 5_000;

/** Opens the store, imports the catalogue if due, and listens. Throws ConfigurationError for invalid settings. */
export async function startRetailApi({ settings, log, onProgress }: RetailApiOptions): Promise<RunningApi> {
  refuseSettings(settings);
  const now = Date.now;
  const secret = apiSecretOf(settings);
  const { announce, close: endAnnouncements } = openAnnouncements(settings, log, now);
  const transports = transportsFromSettings(settings);
  const promotions = await readPromotions(settings);
  const invitations = await readInvitations(settings);
  const emiPlans = await loadEmiPlans(settings);
  const surveyTemplates = await readSurveyTemplates();
  const metrics = await serveApiMetrics(settings, log, now);
  const onTracesAway = (error: unknown) => log.warn({ err: error }, 'Traces cannot be sent');
  const endTraces = await traceBySettings('retail-api', settings, onTracesAway);
  const storage = watchStorage(settings, log);
  const searchIndex = await indexFromSettings(settings);
  const onBucketAway = (error: unknown) => log.warn({ err: error }, 'The storage of photos cannot be read');
  setImageBucket(await openImageBucket(settings, onBucketAway));
  const onError = (error: unknown) => {
    storage.notice(error);
    count('backgroundFailures', {});
    log.error({ err: error }, 'A background task failed');
  };
  const database = await openDatabase({
    dataDir: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL,
    poolSize: settings.DATABASE_POOL,
    onIdleError: onError,
  });
  const { db, close } = database;
  const standby = openStandby(settings, db, log);
  const jobs = await openJobs(database, settings, onError);
  metrics.watch({ ...database, jobs });
  const shop = await openShopProfile({ db, settings, log, now, onChanged: () => announce([SHOP_TAG]) });
  await writeSiteOptions(db, settings);
  await importPromotions(db, promotions, now());
  await importInvitations(db, secret, invitations ?? []);
  await resealSecrets(db, secret);
  await resealAuthenticators(db, secret);
  // Only this process uses the embedded database, so that no other one makes a call in it.
  if (database.engine === 'sqlite') await interruptRunning(db);
  const trialOwner = isTrial(settings) ? await createTrialOwner(db, now()) : null;
  const { backOfficeUrl } = staffSettings(settings);
  const ownerLink = isTrial(settings) ? null : await firstOwnerLink(db, { secret, backOfficeUrl, now: now() });
  await importTemplates(db, surveyTemplates, now());
  // Prices whose time came while no process ran are applied before the index is built.
  let moreDue = true;
  while (moreDue) moreDue = await applyDuePrices({ db, now });
  let work = NO_BACKGROUND_WORK;
  const catalogue = await openCatalogue({
    db,
    ...(searchIndex && { openIndex: searchIndex }),
    ...(standby && { onVersionRead: () => standby.note() }),
    dataDir: settings.DATA_DIR,
    demo: usesDemo(settings),
    pagesDir: settings.PAGES_DIR,
    now,
    onProgress,
    onChanged: (tags) => {
      announce(tags);
      if (jobs) void jobs.add('alerts').catch(onError);
      else work.checkAlerts();
    },
    onError,
  });
  const photos = new CataloguePhotoSearch({
    db,
    dataDir: settings.DATA_DIR,
    onProgress,
    onError,
    inBackground: settings.PHOTO_BACKGROUND,
    jobs,
  });
  let shopCheck: Repeated | undefined;
  const context: ApiContext = {
    onShopSaved: () => shopCheck?.soon(),
    db,
    standby,
    get catalogue() {
      return catalogue.index.structure;
    },
    search: observedSearch(catalogue.index),
    searchTally: catalogue.tally,
    now,
    secret,
    operatorKeys: settings.OPERATOR_KEY ? [settings.OPERATOR_KEY, ...settings.ACCEPTED_OPERATOR_KEYS] : [],
    staff: staffSettings(settings),
    siteUrl: settings.SITE_URL ?? `http://localhost:${settings.PORT}`,
    supportEmail: supportRecipient(settings),
    codes: { length: settings.OTP_LENGTH, perMinute: settings.OTP_PER_MINUTE },
    whatsApp: {
      appSecret: settings.WHATSAPP_APP_SECRET ?? '',
      verifyToken: settings.WHATSAPP_VERIFY_TOKEN ?? '',
      phoneNumberId: settings.WHATSAPP_PHONE_NUMBER_ID ?? '',
    },
    launchAt: settings.LAUNCH_AT,
    invitedOnly: invitations !== null,
    isTrial: isTrial(settings),
    payments: observedPayments(paymentsFromSettings(settings)),
    courier: observedCourier(courierFromSettings(settings)),
    get emiPlans() {
      return profileEmiPlans() ?? emiPlans;
    },
    get seller() {
      return shopProfile().seller;
    },
    printer: new Printer({
      onLate: (document, afterMs) => log.warn({ document, afterMs }, 'A document is taking long to draw'),
    }),
    photoWidth: (fileName) => photoWidth(settings.DATA_DIR, fileName),
    storeProductPhoto: (productCode, position, bytes) =>
      storeProductPhoto({ dataDir: settings.DATA_DIR, siteUrl: context.siteUrl }, { productCode, position, bytes }),
    importsDir: importsFolder(settings.DATA_DIR),
    pictures: pagePicturesIn(settings.DATA_DIR),
    photos,
    jobs,
    uploads: createUploadMaker(),
    alarm: (event, facts) => {
      count('alarms', { alarm: event });
      log.error({ alarm: event, ...facts }, 'An alarm was raised');
    },
    security: createSecurityLog({ log, secret, now }),
    queues: createQueues(),
  };
  const api = createApi(context, {
    log,
    storage,
    searchAnswers: searchCheckOf(settings),
    dataDir: settings.DATA_DIR,
    outbox: servesOutbox(settings) ? unsentChannels(settings) : undefined,
  });
  const served = await serve(settings.FAULTS ? withFaults(api) : api, {
    host: settings.RETAIL_API_HOST,
    port: settings.RETAIL_API_PORT,
  });
  for (const hint of await beginHints(db)) log.warn(hint);
  if (settings.BACKGROUND_WORK) {
    work = startBackgroundWork({ context, transports, log, onError });
    await jobs?.work(jobWork(context, photos));
    await jobs?.add('housekeeping');
  } else log.info('Background work is left to other processes');
  const photoCheck = repeat((cut) => photos.follow(cut), PHOTO_CHECK_MS, onError);
  shopCheck = repeat(() => shop.follow().then(() => false), SHOP_CHECK_MS, onError);
  const offers = followOffers({ db, now, onChanged: announce });
  const messages = followOwnMessages(db, (message) =>
    log.warn({ message }, 'A message that the shop words itself does not fit this release: the store’s own is sent'),
  );
  await messages();
  const messagesCheck = repeat(() => messages().then(() => false), MESSAGES_CHECK_MS, onError);
  const offersCheck = repeat(() => offers().then(() => false), OFFERS_CHECK_MS, onError);
  return {
    url: served.url,
    trialOwner,
    ownerLink,
    async stop() {
      await Promise.all([
        photoCheck.stop(0),
        served.stop(CUT_AFTER_MS),
        shopCheck?.stop(0),
        offersCheck.stop(0),
        messagesCheck.stop(0),
        work.stop(),
        jobs?.stop(),
      ]);
      await context.printer.stop();
      await photos.stop();
      await context.uploads.stop();
      await catalogue.close();
      endAnnouncements();
      await standby?.close();
      await close();
      await metrics.stop();
      await endTraces();
    },
  };
}
