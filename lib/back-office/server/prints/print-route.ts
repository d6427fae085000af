import { orderNumber } from '#lib/contract/fields.ts';
import { MAX_PRINTED_ORDERS, PAPER_KINDS } from '#lib/contract/print-vocabulary.ts';
import { pageAnswer } from '../answer-call.ts';
import { FILE_POLICY } from '../file-route.ts';
import type { OfficeContext } from '../office-context.ts';
import type { OperatorApi } from '../retail-api.ts';
import type { MissingPaper } from './joined-pdf.ts';
import { fetchPapers } from './order-papers.ts';
import type { PaperJoiner } from './paper-joiner.ts';

/** With the last call, which may take a minute, and the joining, less than the 130 seconds for which the proxy waits. */
const FETCHED_WITHIN_MS = 45_000;

/** Answers a link to the papers of several orders, `orders` of its query, as one PDF in their order. */
export async function printRoute(
  context: OfficeContext,
  { api, joiner }: { api: OperatorApi; joiner: PaperJoiner },
): Promise<Response> {
  const kind = PAPER_KINDS.find((one) => one === context.req.param('kind'));
  if (!kind) return context.notFound();
  const sender = context.get('sender');
  if (sender.token === '') return context.redirect('/');
  const numbers = [...new Set((context.req.query('orders') ?? '').split(','))];
  if (numbers.length > MAX_PRINTED_ORDERS) {
    const text = `One document has the papers of at most ${MAX_PRINTED_ORDERS} orders, and these are ${numbers.length}. Choose fewer.`;
    return context.text(text, 422);
  }
  const wrong = numbers.find((number) => !orderNumber.safeParse(number).success);
  if (wrong !== undefined) return context.text(`This is not the number of an order: “${wrong.slice(0, 40)}”.`, 422);
  const until = AbortSignal.any([context.req.raw.signal, AbortSignal.timeout(FETCHED_WITHIN_MS)]);
  const fetched = await fetchPapers(kind, numbers, { make: (call, fields) => api.call(call, fields, sender), until });
  if (!fetched.ok) return context.text(fetched.problem.message, pageAnswer(fetched).status);
  const joined = await joiner.join(fetched.papers, fetched.missing);
  if (joined === null) return context.text(NOT_JOINED, 503);
  const { content, missing } = joined;
  if (content === null) return context.text(nothingText(missing), 409);
  return context.body(content, 200, {
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="${kind}-${numbers.length}.pdf"`,
    'content-security-policy': FILE_POLICY,
  });
}

const NOT_JOINED =
  'These papers could not be joined in time; others may be printing. Try again in a minute, or print fewer orders at once.';

const nothingText = (missing: readonly MissingPaper[]) =>
  ['None of these orders can be printed:', ...missing.map(({ number, reason }) => `${number}: ${reason}.`)].join('\n');
