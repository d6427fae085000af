import { localTitle } from '#lib/shared/language/local-fact.ts';
import * as paths from '#lib/shared/paths.ts';
import { QUESTIONS_ID } from '#lib/shared/route-names.ts';
import * as m from '#messages';
import { shopLink } from '../shop-link.ts';
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
  const page =
    slug === '' ? shopLink(siteUrl, paths.ownQuestions()) : `${shopLink(siteUrl, paths.product(slug))}#${QUESTIONS_ID}`;
  return {
    subject: m.mailAnsweredSubject({ title: localTitle(title) }),
    body: mailBody(
      [
        greeting(name),
        `${m.mailAsked({ title: localTitle(title) })}\n“${question}”`,
        `${m.mailReadAnswer()}\n${page}`,
        m.mailAnsweredWhy(),
      ],
      siteUrl,
    ),
  };
}
