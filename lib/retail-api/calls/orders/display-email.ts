import { calls } from '#lib/contract/index.ts';
import { handlerFor, refuse, succeed } from '../../call-handler.ts';
import { readMailToken } from '../../orders/mail-token.ts';
import { renderOrderMail } from '../../orders/order-mails.ts';

/** A mail of an order for a browser, for whoever holds the token of its link. */
export const displayEmail = handlerFor(calls.displayEmail, async ({ Token }, { db, secret, siteUrl }) => {
  const reference = readMailToken(secret, Token);
  const mail = reference && (await renderOrderMail(db, reference, siteUrl));
  return mail ? succeed({ Subject: mail.subject, Html: mail.html }) : refuse('NotFound', 'There is no such mail.');
});
