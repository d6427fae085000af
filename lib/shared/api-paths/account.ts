import type { ShopperPhotoSize } from '#lib/contract/photo-vocabulary.ts';
import { withQuery } from '../url-query.ts';

// The handlers of customers: their sign-in, their data, and what follows a sale.

export const service = () => '/api/service';
export const serviceEstimate = () => '/api/service/estimate';
export const serviceWithdrawal = () => '/api/service/withdrawal';
export const trackOrder = () => '/api/track-order';
export const trackOrderCode = () => '/api/track-order/code';
export const trackOrderDetails = () => '/api/track-order/details';
/** `creditNote`: number of a credit note to it, in its place. */
export const invoicePdf = (number: string, creditNote?: string) =>
  withQuery('/api/orders/invoice', { order: number, note: creditNote });
export const warrantyPdf = (order: string, line: string) => withQuery('/api/warranty', { order, line });
export const signInCode = () => '/api/sign-in/code';
export const signIn = () => '/api/sign-in';
export const profile = () => '/api/account/profile';
export const addresses = () => '/api/account/addresses';
export const consents = () => '/api/account/consents';
/** Removes cookies where a browser has too many; `all` removes those of the store, too. */
export const cookies = (scope?: 'all') => withQuery('/api/cookies', { which: scope });
export const invitation = () => '/api/invitation';
/** Whether the visitor is admitted to a store that is closed to others. */
export const admission = () => '/api/admission';
export const launch = () => '/api/launch';
export const launchNotice = () => '/api/launch/notice';
export const accountData = () => '/api/account/data';
export const deletionCode = () => '/api/account/deletion/code';
export const deletion = () => '/api/account/deletion';
export const wishlist = () => '/api/wishlist';
export const reviews = () => '/api/reviews';
export const questions = () => '/api/questions';
export const answers = () => '/api/questions/answers';
export const photos = () => '/api/photos';
/** A photo uploaded by a shopper. */
export const photo = (id: string, size: ShopperPhotoSize) => withQuery('/api/photos', { id, size });
export const photoRemoval = () => '/api/photos/removal';
export const notifyMe = () => '/api/notify-me';
export const priceAlert = () => '/api/price-alert';
export const survey = () => '/api/survey';
export const surveyAnswers = () => '/api/survey/answers';
export const recoveryCode = () => '/api/recovery/code';
export const recovery = () => '/api/recovery';
export const passwordReset = () => '/api/password-reset';
