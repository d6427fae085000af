import type { OrderAction } from '#lib/contract/vocabulary.ts';
import type { SignInStep } from '../route-names.ts';
import { encodeText, withQuery } from '../url-query.ts';

// The pages of a customer, of what they bought, and of who may enter.

/**
 * A survey by the code of its template. `site`: where it was handed out, e.g. `web`, `mail` or `store-ST101`.
 * `token`: that of the link. `step`: the question, counted from 1. `notice`: the last change, or what is
 * missing.
 */
export const survey = (
  template: string,
  site: string,
  token = '',
  { step, notice }: { step?: number; notice?: 'sent' | 'missing' } = {},
) =>
  withQuery(`/survey/${encodeText(template)}/${encodeText(site)}`, {
    t: token === '' ? undefined : token,
    step: step === undefined ? undefined : String(step),
    notice,
  });
/** `token`: that of the link in an email. */
export const displayEmail = (token: string) => withQuery('/displayemail', { t: token });
/** `step`: `details` to change what was sent with the code. `reference`: that of the request that was opened. */
export const forgotPassword = (search: { step?: 'details'; reference?: string } = {}) =>
  withQuery('/forgotpassword', search);
/** `token`: that of the link in an email. */
export const passwordReset = (token?: string) => withQuery('/passwordreset', { token });
/** The countdown before the launch. `notice`: the last change. */
export const counter = (notice?: string) => withQuery('/counter', { notice });
export const userAccess = (next?: string, step?: SignInStep) => withQuery('/user-access', { next, step });
export const orders = () => '/myaccount/order-list';
/** `show`: a filter or a year; `q`: words of an order's number or products. */
export const ordersPage = (page: number, { show, q }: { show?: string | undefined; q?: string | undefined } = {}) =>
  withQuery('/myaccount/order-list', { show, q, page: page > 1 ? String(page) : undefined });
/** `notice`: the last change. */
export const order = (number: string, notice?: string) =>
  withQuery('/myaccount/myaccount-order', { order: number, notice });
/** The page on which an order is cancelled, modified, returned or exchanged; its form adds the fields itself. */
export const orderActionForm = (action: OrderAction) => `/myaccount/myaccount-order/${action}`;
/** The same page for one order. */
export const orderAction = (action: OrderAction, number: string) =>
  withQuery(orderActionForm(action), { order: number });
/** The page that cancels an order. `selection`: those that were chosen, as `formatItemSelection` writes them. */
export const orderCancellation = (number: string, selection?: string) =>
  withQuery('/myaccount/myaccount-order/cancel', { order: number, items: selection });
/** `number`: that of a return or an exchange. */
export const orderReturn = (number: string, notice?: string) =>
  withQuery('/myaccount/myaccount-order/returns', { number, notice });
/** The list of the service requests. `notice`: the last change. */
export const services = (notice?: string) => withQuery('/myaccount/service', { notice });
export const servicesPage = (page: number) =>
  withQuery('/myaccount/service', { page: page > 1 ? String(page) : undefined });
/** The page on which a service is requested for an item of an order's line. */
export const newService = (order: string, line: string) => withQuery('/myaccount/service/new', { order, line });
/** `number`: that of a service request. */
export const service = (number: string, notice?: string) => withQuery('/myaccount/service/request', { number, notice });
/** The form to track another order, even if this browser has tracked one already. */
export const trackOrderForm = () => '/track-order?step=order';
/** Why a PDF was not downloaded: it is not ready yet, or it cannot be made. */
export type FileNotice = 'file-late' | 'no-file';
/** `creditNote`: number of a credit note to it, in its place. */
export const invoice = (number: string, notice?: FileNotice, creditNote?: string) =>
  withQuery('/myaccount/invoice', { order: number, note: creditNote, notice });
/** The warranty card of an order's line, available after delivery. */
export const warranty = (order: string, line: string, notice?: FileNotice) =>
  withQuery('/myaccount/warranty', { order, line, notice });
export const addresses = (notice?: string) => withQuery('/myaccount/addresses', { notice });
/** `next`: the path of this store to go to after the address is saved. */
export const newAddress = (next?: string) => withQuery('/myaccount/addresses/new', { next });
export const address = (id: string, next?: string) => withQuery(`/myaccount/addresses/${encodeText(id)}`, { next });
/** `notice`: the last change. */
export const reviews = (notice?: string) => withQuery('/myaccount/reviews', { notice });
/** The page on which a buyer reviews a product. */
export const review = (code: string) => withQuery('/myaccount/reviews', { product: code });
/** `notice`: the last change. */
export const ownQuestions = (notice?: string) => withQuery('/myaccount/questions', { notice });
/** The page on which a question about a product is asked. */
export const askQuestion = (code: string) => withQuery('/myaccount/questions', { product: code });
/** The page on which a buyer answers a question about a product. */
export const answerQuestion = (code: string, question: string) =>
  withQuery('/myaccount/questions', { product: code, question });
export const privacy = (notice?: string) => withQuery('/myaccount/privacy', { notice });
export const deletion = () => '/myaccount/delete';
export const sharedWishlist = (id: string) => `/wishlist/${encodeText(id)}`;
