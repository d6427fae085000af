import { addressCalls } from './addresses.ts';
import { appointmentCalls } from './appointments.ts';
import { approvalCalls } from './approvals.ts';
import { boughtTogetherCalls } from './bought-together.ts';
import type { CallHandler } from './call-handler.ts';
import { cartCalls } from './cart.ts';
import { catalogueBrandCalls } from './catalogue-brands.ts';
import { catalogueEditingCalls } from './catalogue-editing.ts';
import { catalogueEntryCalls } from './catalogue-entries.ts';
import { catalogueHomeCalls } from './catalogue-home.ts';
import { catalogueImportCalls } from './catalogue-imports.ts';
import { catalogueListCalls } from './catalogue-lists.ts';
import { catalogueProductCalls } from './catalogue-products.ts';
import { collectCalls } from './collect.ts';
import { contentCalls } from './content.ts';
import { contentEditingCalls } from './content-editing.ts';
import { courierCalls } from './couriers.ts';
import { customerCalls } from './customers.ts';
import { deliveryCalls } from './delivery.ts';
import { emiPlanCalls } from './emi-plans.ts';
import { giftCalls } from './gifts.ts';
import { imageSearchCalls } from './image-search.ts';
import { invitationCalls } from './invitation.ts';
import { journalCalls } from './journal.ts';
import { launchNoticeCalls } from './launch-notice.ts';
import { machineKeyCalls } from './machine-keys.ts';
import { metalRateCalls } from './metal-rates.ts';
import { notifyMeCalls } from './notify-me.ts';
import { offerCalls } from './offers.ts';
import { oldGoldCalls } from './old-gold.ts';
import { orderAgainCalls } from './order-again.ts';
import { orderChangeCalls } from './order-changes.ts';
import { orderDeskCalls } from './order-desk.ts';
import { orderEditCalls } from './order-edits.ts';
import { orderTrackingCalls } from './order-tracking.ts';
import { orderCalls } from './orders.ts';
import { pageDraftCalls } from './page-drafts.ts';
import { pagePictureCalls } from './page-pictures.ts';
import { parcelCalls } from './parcels.ts';
import { paymentCalls } from './payments.ts';
import { phoneOrderCalls } from './phone-orders.ts';
import { priceCalls } from './prices.ts';
import { productFieldCalls } from './product-fields.ts';
import { productCalls } from './products.ts';
import { profileCalls } from './profile.ts';
import { promotionCalls } from './promotions.ts';
import { questionCalls } from './questions.ts';
import { recoveryCalls } from './recovery.ts';
import { reportCalls } from './reports.ts';
import { returnCalls } from './returns.ts';
import { reviewCalls } from './reviews.ts';
import { savedItemCalls } from './saved-items.ts';
import { serviceCalls } from './service.ts';
import { sessionCalls } from './session.ts';
import { settlementCalls } from './settlements.ts';
import { shopCalls } from './shop.ts';
import { signInCalls } from './sign-in.ts';
import { siteCalls } from './site.ts';
import { staffCalls } from './staff.ts';
import { staffPasskeyCalls } from './staff-passkeys.ts';
import { staffSignInCalls } from './staff-sign-in.ts';
import { stockCalls } from './stock.ts';
import { storeStockCalls } from './store-stock.ts';
import { storeCalls } from './stores.ts';
import { surveyCalls } from './survey.ts';
import { translationCalls } from './translations.ts';
import { uploadCalls } from './uploads.ts';
import { visitConsentCalls } from './visit-consent.ts';
import { warrantyCalls } from './warranty.ts';
import { webhookCalls } from './webhooks.ts';
import { whatsAppCalls } from './whatsapp.ts';
import { wishlistCalls } from './wishlist.ts';
import { workQueueCalls } from './work-queues.ts';

/** The handlers of every call of the bundled retail API. */
export const callHandlers: readonly CallHandler[] = [
  ...savedItemCalls,
  ...serviceCalls,
  ...sessionCalls,
  ...shopCalls,
  ...signInCalls,
  ...invitationCalls,
  ...siteCalls,
  ...journalCalls,
  ...storeCalls,
  ...collectCalls,
  ...stockCalls,
  ...storeStockCalls,
  ...appointmentCalls,
  ...surveyCalls,
  ...contentCalls,
  ...contentEditingCalls,
  ...catalogueProductCalls,
  ...boughtTogetherCalls,
  ...catalogueListCalls,
  ...catalogueBrandCalls,
  ...catalogueHomeCalls,
  ...catalogueImportCalls,
  ...catalogueEditingCalls,
  ...catalogueEntryCalls,
  ...imageSearchCalls,
  ...customerCalls,
  ...deliveryCalls,
  ...emiPlanCalls,
  ...cartCalls,
  ...offerCalls,
  ...giftCalls,
  ...notifyMeCalls,
  ...launchNoticeCalls,
  ...orderCalls,
  ...orderAgainCalls,
  ...orderChangeCalls,
  ...orderEditCalls,
  ...orderTrackingCalls,
  ...orderDeskCalls,
  ...reportCalls,
  ...settlementCalls,
  ...returnCalls,
  ...oldGoldCalls,
  ...pageDraftCalls,
  ...pagePictureCalls,
  ...parcelCalls,
  ...courierCalls,
  ...paymentCalls,
  ...phoneOrderCalls,
  ...priceCalls,
  ...metalRateCalls,
  ...productCalls,
  ...productFieldCalls,
  ...staffPasskeyCalls,
  ...staffSignInCalls,
  ...staffCalls,
  ...machineKeyCalls,
  ...approvalCalls,
  ...profileCalls,
  ...addressCalls,
  ...warrantyCalls,
  ...webhookCalls,
  ...whatsAppCalls,
  ...wishlistCalls,
  ...workQueueCalls,
  ...recoveryCalls,
  ...visitConsentCalls,
  ...translationCalls,
  ...uploadCalls,
  ...reviewCalls,
  ...promotionCalls,
  ...questionCalls,
];
