import type { ShopperPhotoSize } from '#lib/contract/photo-vocabulary.ts';
import type { Gateway } from '#lib/contract/vocabulary.ts';
import type { StoreSearchParams } from './paths.ts';
import { encodeText, withQuery } from './url-query.ts';

/** A watch on a wrist; lengths in millimetres, the distance of the lugs null where it is not known. */
interface WatchOnWrist {
  caseSize: number;
  lugToLug: number | null;
  shape: string;
  wrist: number;
}

// URLs of the store's own handlers; imported as a namespace, like `paths.ts`. Each function returns the
// path of one handler in `app/api`; a comment of its own says what an argument means.

// The cart.
export const cart = () => '/api/cart';
export const cartCoupon = () => '/api/cart/coupon';
export const cartOffers = () => '/api/cart/offers';
export const cartGiftCoupon = () => '/api/cart/gift-coupon';
export const cartGiftCards = () => '/api/cart/gift-cards';
export const cartSaved = () => '/api/cart/saved';
export const cartWishlist = () => '/api/cart/wishlist';
export const cartNotify = () => '/api/cart/notify';

// Gift cards.
export const giftCards = () => '/api/gift-cards';
export const giftCardPayment = () => '/api/gift-cards/payment';
/** `order`: id of the gift card order. */
export const giftCardStatus = (order: string) => withQuery('/api/gift-cards/status', { order });
export const giftCardBalance = () => '/api/gift-cards/balance';

// The checkout.
export const checkoutAddress = () => '/api/checkout/address';
export const checkoutDelivery = () => '/api/checkout/delivery';
export const order = () => '/api/checkout/order';

// Orders, and what follows the sale.
/** `order`: key of the order. */
export const orderStatus = (order: string) => withQuery('/api/orders/status', { order });
export const orderAgain = () => '/api/orders/again';
export const orderSeen = () => '/api/orders/seen';
export const orderCancellation = () => '/api/orders/cancellation';
/** `selection`: as `formatItemSelection` writes them; undefined for all that is left. */
export const cancellationPreview = (order: string, selection?: string) =>
  withQuery('/api/orders/cancellation/preview', { order, items: selection });
export const orderChange = () => '/api/orders/change';
export const orderReturn = () => '/api/orders/returns';
export const returnWithdrawal = () => '/api/orders/returns/withdrawal';

// Services and repairs.
export const service = () => '/api/service';
export const serviceEstimate = () => '/api/service/estimate';
export const serviceWithdrawal = () => '/api/service/withdrawal';

// Tracking without a sign-in.
export const trackOrder = () => '/api/track-order';
export const trackOrderCode = () => '/api/track-order/code';
export const trackOrderDetails = () => '/api/track-order/details';

// Documents.
/** `creditNote`: number of a credit note to it, in its place. */
export const invoicePdf = (number: string, creditNote?: string) =>
  withQuery('/api/orders/invoice', { order: number, note: creditNote });
export const warrantyPdf = (order: string, line: string) => withQuery('/api/warranty', { order, line });

// Payments.
export const payment = () => '/api/payments';
/** The URL to which a gateway posts its payment events. */
export const paymentWebhook = (gateway: Gateway) => `/api/payments/${gateway}`;
/** The URL to which a courier posts its news of parcels. Its address must contain neither a courier's name nor `sr` or `kr`. */
export const courierWebhook = () => '/api/couriers/webhook';
/** The URL to which the WhatsApp Business Platform posts delivery statuses and replies. */
export const whatsAppWebhook = () => '/api/messages/whatsapp';
export const paymentCancellation = () => '/api/payments/cancellation';

// What pages ask for after they are loaded.
/** Leads to a page in a language, and remembers that. `to`: code of the language, `page`: path without one. */
export const language = (to?: string, page?: string) => withQuery('/api/language', { to, page });
export const session = () => '/api/session';
export const availability = () => '/api/availability';
/** Cards of the products with these codes; the bare route without codes. */
export const products = (codes: readonly string[] = []) =>
  codes.length === 0 ? '/api/products' : `/api/products?codes=${codes.map(encodeText).join(',')}`;
export const footer = () => '/api/footer';
/** `device`: the kind of device that the menu is for. */
export const menu = (device: 'desktop' | 'mobile') => withQuery('/api/menu', { device });
/** The drawing of a watch on a wrist of this circumference; lengths in millimetres. */
export const watchDrawing = ({ caseSize, lugToLug, shape, wrist }: WatchOnWrist) =>
  withQuery('/api/size-drawing', {
    wrist: String(wrist),
    case: String(caseSize),
    lugs: lugToLug === null ? undefined : String(lugToLug),
    shape: shape || undefined,
  });
/** `sizes`: the names of bangle sizes; `wrist`: circumference in millimetres. */
export const bangleDrawing = ({ sizes, wrist }: { sizes: readonly string[]; wrist: number }) =>
  withQuery('/api/size-drawing', { wrist: String(wrist), bangles: sizes.join(',') });
/** `sizes`: the names of ring sizes. */
export const ringSizesDrawing = (sizes: readonly string[]) =>
  withQuery('/api/size-drawing', { rings: sizes.join(',') });
/** `text`: the typed text; the bare route without it. */
export const suggestions = (text?: string) => withQuery('/api/suggestions', { q: text });
export const imageSearch = () => '/api/image-search';
export const photoResults = () => '/api/photo-results';
export const serviceability = () => '/api/serviceability';
/** Keeps the pincode that delivery dates are for. */
export const pincode = () => '/api/pincode';
/** The same from the delivery check of a product page, without scripts. */
export const deliveryCheck = () => '/api/pincode/check';

// Sign-in and account.
export const signInCode = () => '/api/sign-in/code';
export const signIn = () => '/api/sign-in';
export const signOut = () => '/api/sign-out';
export const profile = () => '/api/account/profile';
export const addresses = () => '/api/account/addresses';
export const consents = () => '/api/account/consents';

// Consent and statistics.
export const consent = () => '/api/consent';
export const analytics = () => '/api/analytics';
/** How fast pages are for visitors who agreed to statistics. */
export const vitals = () => '/api/vitals';
export const visits = () => '/api/visits';
/** Removes cookies where a browser has too many; `all` removes those of the store, too. */
export const cookies = (scope?: 'all') => withQuery('/api/cookies', { which: scope });

// Private sale and launch.
export const invitation = () => '/api/invitation';
/** Whether the visitor is admitted to a store that is closed to others. */
export const admission = () => '/api/admission';
export const launch = () => '/api/launch';
export const launchNotice = () => '/api/launch/notice';

// The customer's data.
export const accountData = () => '/api/account/data';
export const deletionCode = () => '/api/account/deletion/code';
export const deletion = () => '/api/account/deletion';

// The wishlist.
export const wishlist = () => '/api/wishlist';

// Reviews, questions and photos.
export const reviews = () => '/api/reviews';
export const questions = () => '/api/questions';
export const answers = () => '/api/questions/answers';
export const photos = () => '/api/photos';
/** A photo uploaded by a shopper. */
export const photo = (id: string, size: ShopperPhotoSize) => withQuery('/api/photos', { id, size });
export const photoRemoval = () => '/api/photos/removal';

// Physical stores.
export const storeStock = (search: StoreSearchParams) => withQuery('/api/stores/stock', { ...search });
export const appointments = () => '/api/stores/appointments';

export const oldGold = () => '/api/old-gold';

// Alerts.
export const notifyMe = () => '/api/notify-me';
export const priceAlert = () => '/api/price-alert';

// Surveys.
export const survey = () => '/api/survey';
export const surveyAnswers = () => '/api/survey/answers';

// Recovery of an account.
export const recoveryCode = () => '/api/recovery/code';
export const recovery = () => '/api/recovery';
export const passwordReset = () => '/api/password-reset';

// The retail API posts the pages that have changed to it.
export const revalidate = () => '/api/revalidate';
