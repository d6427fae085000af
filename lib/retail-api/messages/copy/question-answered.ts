import * as paths from '#lib/shared/paths.ts';
import { QUESTIONS_ID } from '#lib/shared/route-names.ts';
import { greeting } from './greeting.ts';
import { type MailCopy, mailBody } from './mail-copy.ts';

interface QuestionAnswered {
  /** Name of the customer; may be empty. */
  name: string;
  /** Title of the product. */
  title: string;
  /** Slug of the product, without a leading slash; empty if it has left the catalogue. */
  slug: string;
  question: string;
  /** The address has no trailing slash. */
  siteUrl: string;
}

/**
 * Tells the customer who asked that there is an answer. The answer itself is only on the page: text from strangers does
 * not belong in our mails.
 */
export function questionAnswered({ name, title, slug, question, siteUrl }: QuestionAnswered): MailCopy {
  const page = slug === '' ? `${siteUrl}${paths.ownQuestions()}` : `${siteUrl}${paths.product(slug)}#${QUESTIONS_ID}`;
  return {
    subject: `Your question about ${title} has an answer`,
    body: mailBody(
      [
        greeting(name),
        `You asked about ${title}:\n“${question}”`,
        `Read the answer:\n${page}`,
        'You are receiving this email because you asked this question. It is the only one we will send about it.',
      ],
      siteUrl,
    ),
  };
}
