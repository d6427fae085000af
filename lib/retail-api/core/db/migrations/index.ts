import { savedLinesMigration } from './001-saved-lines.ts';
import { linesByProductMigration } from './002-lines-by-product.ts';
import { priceAlertsMigration } from './003-price-alerts.ts';
import { storiesMigration } from './004-stories.ts';
import { engravingsMigration } from './005-engravings.ts';
import { pricesMigration } from './006-prices.ts';
import { stockLedgerMigration } from './007-stock-ledger.ts';
import { shopProfilesMigration } from './008-shop-profiles.ts';
import { serviceRequestsMigration } from './009-service-requests.ts';
import { oldGoldMigration } from './010-old-gold.ts';
import { videoCallsMigration } from './011-video-calls.ts';
import { standardNamesMigration } from './012-standard-names.ts';
import { collectionsMigration } from './013-collections.ts';
import { whatsAppMigration } from './014-whatsapp.ts';
import { demoRemovedMigration } from './015-demo-removed.ts';
import { metalRatesMigration } from './016-metal-rates.ts';
import { customersAtTheDeskMigration } from './017-customers-at-the-desk.ts';
import { webhooksAndReportsMigration } from './018-webhooks-and-reports.ts';
import { phoneOrdersMigration } from './019-phone-orders.ts';
import { partShipmentsMigration } from './020-part-shipments.ts';
import { operatorCatalogueMigration } from './021-operator-catalogue.ts';
import { orderRefundsMigration } from './022-order-refunds.ts';
import { operatorPromotionsMigration } from './023-operator-promotions.ts';
import { pageDraftsMigration } from './024-page-drafts.ts';
import { staffMigration } from './025-staff.ts';
import { approvalsMigration } from './026-approvals.ts';
import { settlementsMigration } from './027-settlements.ts';
import { staffInvitersMigration } from './028-staff-inviters.ts';
import { approvalRunsMigration } from './030-approval-runs.ts';
import { staffTiesMigration } from './031-staff-ties.ts';
import { priceMarksMigration } from './032-price-marks.ts';
import { catalogueImportsMigration } from './035-catalogue-imports.ts';
import { pageVersionsMigration } from './037-page-versions.ts';
import { pagePicturesMigration } from './038-page-pictures.ts';
import { deskListsMigration } from './039-desk-lists.ts';
import { courierBookingsMigration } from './040-courier-bookings.ts';
import { settlementsByNumberMigration } from './041-settlements-by-number.ts';
import { redirectsByTargetMigration } from './042-redirects-by-target.ts';
import { settlementSumsMigration } from './043-settlement-sums.ts';
import { languagesMigration } from './044-languages.ts';
import { passkeysMigration } from './045-passkeys.ts';
import { courierEventSourcesMigration } from './046-courier-event-sources.ts';
import { translationsMigration } from './047-translations.ts';
import { categoryOrdersMigration } from './051-category-orders.ts';
import { invitationsByCallMigration } from './052-invitations-by-call.ts';
import { footerColumnsMigration } from './053-footer-columns.ts';
import { warehousesMigration } from './054-warehouses.ts';
import { importPriceJumpsMigration } from './056-import-price-jumps.ts';
import { giftCouponsAloneMigration } from './057-gift-coupons-alone.ts';
import { giftCouponsByAloneMigration } from './058-gift-coupons-by-alone.ts';
import { agreedImportsMigration } from './059-agreed-imports.ts';
import { catalogueMarkMigration } from './060-catalogue-mark.ts';
import { catalogueBaseline } from './baseline-1-catalogue.ts';
import { customersBaseline } from './baseline-2-customers.ts';
import { cartBaseline } from './baseline-3-cart.ts';
import { ordersBaseline } from './baseline-4-orders.ts';
import { paymentsBaseline } from './baseline-5-payments.ts';
import { communityBaseline } from './baseline-6-community.ts';
import { messagesBaseline } from './baseline-7-messages.ts';
import { serviceBaseline } from './baseline-8-service.ts';
import type { Migration } from './migration.ts';

/** The tables of version 0.1.0. */
export const baseline: readonly Migration[] = [
  catalogueBaseline,
  customersBaseline,
  cartBaseline,
  ordersBaseline,
  paymentsBaseline,
  communityBaseline,
  messagesBaseline,
  serviceBaseline,
];

/** In order of application. Append only; never change a released migration. */
export const migrations: readonly Migration[] = [
  ...baseline,
  savedLinesMigration,
  linesByProductMigration,
  priceAlertsMigration,
  storiesMigration,
  engravingsMigration,
  pricesMigration,
  stockLedgerMigration,
  shopProfilesMigration,
  serviceRequestsMigration,
  oldGoldMigration,
  videoCallsMigration,
  standardNamesMigration,
  collectionsMigration,
  demoRemovedMigration,
  metalRatesMigration,
  webhooksAndReportsMigration,
  whatsAppMigration,
  orderRefundsMigration,
  operatorCatalogueMigration,
  customersAtTheDeskMigration,
  staffMigration,
  approvalsMigration,
  operatorPromotionsMigration,
  pageDraftsMigration,
  phoneOrdersMigration,
  partShipmentsMigration,
  approvalRunsMigration,
  staffTiesMigration,
  priceMarksMigration,
  settlementsMigration,
  catalogueImportsMigration,
  pageVersionsMigration,
  pagePicturesMigration,
  deskListsMigration,
  settlementsByNumberMigration,
  redirectsByTargetMigration,
  courierBookingsMigration,
  settlementSumsMigration,
  languagesMigration,
  passkeysMigration,
  courierEventSourcesMigration,
  translationsMigration,
  categoryOrdersMigration,
  invitationsByCallMigration,
  footerColumnsMigration,
  warehousesMigration,
  importPriceJumpsMigration,
  giftCouponsAloneMigration,
  giftCouponsByAloneMigration,
  agreedImportsMigration,
  catalogueMarkMigration,
  staffInvitersMigration,
];
