import * as paths from '#lib/shared/paths.ts';
import { QUESTIONS_ID } from '#lib/shared/route-names.ts';
import { greeting } from './greeting.ts';
import { type MailCopy, mailBody } from './mail-copy.ts';

interface QuestionAnswered {
  /** Of the customer; may be empty. */
  name: string;
  /** Of the product. */
  title: string;
  /** Of the product, without a leading slash; empty where it has left the catalogue. */
  slug: string;
  question: string;
  /** Without a trailing slash. */
  siteUrl: string;
}

/**
 * Tells whoever asked that there is an answer. The answer itself stands on the page alone: what a stranger wrote is no text
 * for a mail of ours.
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
