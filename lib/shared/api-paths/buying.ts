import type { Gateway } from '#lib/contract/vocabulary.ts';
import { withQuery } from '../url-query.ts';

// The handlers from the cart to the order, of payments and of gift cards.

export const cartCoupon = () => '/api/cart/coupon';
export const cartOffers = () => '/api/cart/offers';
export const cartGiftCoupon = () => '/api/cart/gift-coupon';
export const cartGiftCards = () => '/api/cart/gift-cards';
export const cartSaved = () => '/api/cart/saved';
export const cartWishlist = () => '/api/cart/wishlist';
export const cartNotify = () => '/api/cart/notify';
export const giftCards = () => '/api/gift-cards';
export const giftCardPayment = () => '/api/gift-cards/payment';
/** `order`: id of the gift card order. */
export const giftCardStatus = (order: string) => withQuery('/api/gift-cards/status', { order });
export const giftCardBalance = () => '/api/gift-cards/balance';
export const checkoutAddress = () => '/api/checkout/address';
export const checkoutDelivery = () => '/api/checkout/delivery';
export const order = () => '/api/checkout/order';
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
export const payment = () => '/api/payments';
/** The URL to which a gateway posts its payment events. */
export const paymentWebhook = (gateway: Gateway) => `/api/payments/${gateway}`;
/** The URL to which a courier posts its news of parcels. Its address must contain neither a courier's name nor `sr` or `kr`. */
export const courierWebhook = () => '/api/couriers/webhook';
/** The URL to which the WhatsApp Business Platform posts delivery statuses and replies. */
export const whatsAppWebhook = () => '/api/messages/whatsapp';
export const paymentCancellation = () => '/api/payments/cancellation';
