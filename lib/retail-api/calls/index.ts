import type { CallHandler } from '../core/call-handler.ts';
import { addressCalls } from './addresses/index.ts';
import { cartCalls } from './cart/index.ts';
import { catalogueCalls } from './catalogue/index.ts';
import { contentCalls } from './content/index.ts';
import { deliveryCalls } from './delivery/index.ts';
import { deskCalls } from './desk/index.ts';
import { giftCalls } from './gifts/index.ts';
import { imageSearchCalls } from './image-search/index.ts';
import { invitationCalls } from './invitation/index.ts';
import { launchCalls } from './launch/index.ts';
import { notifyMeCalls } from './notify-me/index.ts';
import { offerCalls } from './offers/index.ts';
import { orderDeskCalls } from './order-desk/index.ts';
import { orderTrackingCalls } from './order-tracking/index.ts';
import { orderCalls } from './orders/index.ts';
import { paymentCalls } from './payments/index.ts';
import { profileCalls } from './profile/index.ts';
import { questionCalls } from './questions/index.ts';
import { recoveryCalls } from './recovery/index.ts';
import { returnCalls } from './returns/index.ts';
import { reviewCalls } from './reviews/index.ts';
import { sessionCalls } from './session/index.ts';
import { signInCalls } from './sign-in/index.ts';
import { siteCalls } from './site/index.ts';
import { storeCalls } from './stores/index.ts';
import { surveyCalls } from './survey/index.ts';
import { uploadCalls } from './uploads/index.ts';
import { visitConsentCalls } from './visit-consent/index.ts';
import { warrantyCalls } from './warranty/index.ts';
import { wishlistCalls } from './wishlist/index.ts';

/** Every call that the bundled retail API answers. */
export const callHandlers: readonly CallHandler[] = [
  ...sessionCalls,
  ...signInCalls,
  ...invitationCalls,
  ...siteCalls,
  ...storeCalls,
  ...surveyCalls,
  ...contentCalls,
  ...catalogueCalls,
  ...imageSearchCalls,
  ...deliveryCalls,
  ...cartCalls,
  ...offerCalls,
  ...giftCalls,
  ...notifyMeCalls,
  ...launchCalls,
  ...orderCalls,
  ...orderTrackingCalls,
  ...deskCalls,
  ...orderDeskCalls,
  ...returnCalls,
  ...paymentCalls,
  ...profileCalls,
  ...addressCalls,
  ...warrantyCalls,
  ...wishlistCalls,
  ...recoveryCalls,
  ...visitConsentCalls,
  ...uploadCalls,
  ...reviewCalls,
  ...questionCalls,
];
