import { calls } from '#lib/contract/index.ts';
import { handlerFor, refuse, succeed } from '../../core/call-handler.ts';
import { readMailToken } from '../../orders/mail-token.ts';
import { renderOrderMail } from '../../orders/order-mails.ts';
import { readReturnMailToken } from '../../orders/returns/return-mail-token.ts';
import { renderReturnMail } from '../../orders/returns/return-mails.ts';

/** A mail of an order or of a return for a browser, for whoever holds the token of its link. */
export const displayEmail = handlerFor(calls.displayEmail, async ({ Token }, { db, secret, siteUrl, now }) => {
  const ofOrder = readMailToken(secret, Token);
  const ofReturn = readReturnMailToken(secret, Token);
  const mail = ofOrder
    ? await renderOrderMail(db, ofOrder, { siteUrl, secret, now: now() })
    : ofReturn && (await renderReturnMail(db, ofReturn, { siteUrl, secret }));
  return mail ? succeed({ Subject: mail.subject, Html: mail.html }) : refuse('NotFound', 'There is no such mail.');
});
