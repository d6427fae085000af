import * as paths from '#lib/shared/paths.ts';
import { parseQuestionsQuery, questionsParameters } from '#lib/storefront/community/questions/questions-query.ts';
import { getQuestions } from '#lib/storefront/community/questions/server.ts';
import * as m from '#messages';
import { QuestionsView } from '@/components/community/questions/questions-view';
import { productListPage } from '../../product-list-page';

const page = productListPage({
  parse: parseQuestionsQuery,
  href: (code, query) => paths.productQuestions(code, questionsParameters(query)),
  read: getQuestions,
  title: (product) => m.communityQuestionsAbout({ product }),
  render: (product, questions, query) => <QuestionsView product={product} questions={questions} query={query} />,
});

export const { generateMetadata } = page;

/** All questions about a product, with their answers. */
export default page.Page;
