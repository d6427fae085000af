import { QUESTION_SEARCH_LENGTH } from '#lib/contract/question-vocabulary.ts';
import { parsePageNumber } from '#lib/shared/page-params.ts';
import type { QuestionsQuery } from './types.ts';

/** Parses the query of a product's questions; invalid values are ignored. */
export function parseQuestionsQuery({ page, q }: Partial<Record<'page' | 'q', string | string[]>>): QuestionsQuery {
  return {
    page: parsePageNumber(page),
    text:
      typeof q === 'string'
        ? q
            .replace(/[\p{Cc}\s]+/gu, ' ')
            .trim()
            .slice(0, QUESTION_SEARCH_LENGTH)
        : '',
  };
}

/** The query as parameters of an address; default values are left out. */
export function questionsParameters({ page, text }: QuestionsQuery): {
  page: string | undefined;
  q: string | undefined;
} {
  return { page: page === 1 ? undefined : String(page), q: text === '' ? undefined : text };
}
