import type { Transaction } from 'kysely';
import { WEEK_MS } from '#lib/shared/durations.ts';
import type { CoreContext } from '../../core/core-context.ts';
import type { Database } from '../../core/db/schema.ts';
import { questionAnswered } from '../../messages/copy/question-answered.ts';
import { mailInLanguage } from '../../messages/in-recipient-language.ts';
import { enqueue } from '../../messages/outbox.ts';
import { reviewedProducts } from '../reviews/reviewed-products.ts';
import type { QuestionRow } from './question-repository.ts';

const MESSAGE_TTL_MS = WEEK_MS;

/**
 * Notifies the customer who asked, by mail, that their published question has its first published answer; only once,
 * and only if they have given an address. The caller has locked the question.
 */
export async function notifyQuestionAuthor(
  transaction: Transaction<Database>,
  { siteUrl, now }: Pick<CoreContext, 'siteUrl' | 'now'>,
  question: QuestionRow,
): Promise<void> {
  if (question.state !== 'approved' || question.notified_at !== null) return;
  const answered = await transaction
    .selectFrom('answers')
    .select('id')
    .where('question_id', '=', question.id)
    .where('state', '=', 'approved')
    .executeTakeFirst();
  if (!answered) return;
  await transaction.updateTable('questions').set({ notified_at: now() }).where('id', '=', question.id).execute();
  const customer = await transaction
    .selectFrom('customers')
    .select(['email', 'name', 'language'])
    .where('id', '=', question.customer_id)
    .executeTakeFirstOrThrow();
  if (customer.email === '') return;
  const { product_code: code, text } = question;
  const product = (await reviewedProducts(transaction, [code])).get(code);
  const facts = {
    name: customer.name,
    question: text,
    siteUrl,
    title: product?.ProductTitle ?? code,
    slug: product?.ProductUrl ?? '',
  };
  const content = mailInLanguage(customer.language, () => questionAnswered(facts));
  const message = {
    kind: 'question-answered',
    channel: 'mail',
    recipient: customer.email,
    ttlMs: MESSAGE_TTL_MS,
  } as const;
  await enqueue(transaction, { ...message, ...content }, now());
}
