import { applyNews, fits, type NewsContext } from './apply-news.ts';
import { type AttemptRow, attemptFacts } from './attempts.ts';
import type { PaymentGateway, PaymentNews } from './gateway.ts';

/**
 * Asks a gateway how the payments of an attempt stand, counts what it says, and takes what is only authorised; outside of
 * any transaction. Throws GatewayUnavailable, and then what was counted stays counted.
 */
export async function askGateway(
  context: NewsContext,
  gateway: PaymentGateway,
  attempt: AttemptRow,
): Promise<PaymentNews[]> {
  const facts = attemptFacts(attempt);
  const all = await gateway.ask(facts);
  await applyNews(context, attempt, all);
  const isTaken = all.some(({ kind }) => kind === 'captured');
  const untaken = all.find((news) => news.kind === 'authorized' && fits(news, attempt));
  // What nobody takes goes back by itself; an attempt is paid once.
  if (isTaken || !untaken) return all;
  const taken = await gateway.capture(facts, untaken.gatewayPaymentId);
  await applyNews(context, attempt, [taken]);
  return [...all, taken];
}
