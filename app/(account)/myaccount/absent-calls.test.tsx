jest.mock('#lib/storefront/platform/session/admission.ts', () => ({ requireAdmission: async () => ({}) }));
jest.mock('next/headers', () => jest.requireActual('#lib/testing/storefront/page-cookies.ts'));

import { renderToStaticMarkup } from 'react-dom/server';
import { addCustomer } from '#lib/retail-api/testing/add-customer.ts';
import { collectDirectives, type ResponseDirectives } from '#lib/storefront/platform/http/response-directives.ts';
import { jar, setCustomerCookie } from '#lib/testing/storefront/page-cookies.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import OwnQuestionsPage from './questions/page';
import OwnReviewsPage from './reviews/page';
import ServicesPage from './service/page';

const setup = setUpRetailApi();

test.each([
  ['OwnReviews', OwnReviewsPage],
  ['OwnQuestions', OwnQuestionsPage],
  ['ServiceList', ServicesPage],
])(
  'the page of %s is not found where the retail API does not have the call; in an outage it says so',
  async (call, page) => {
    jar.clear();
    await setCustomerCookie((await addCustomer(setup.api)).token);
    const statusWith = async (status: number) => {
      setup.intercept = ({ name }) => (name === call ? new Response('', { status }) : undefined);
      const directives: ResponseDirectives = { tags: new Set() };
      await collectDirectives(directives, async () =>
        renderToStaticMarkup(await page({ searchParams: Promise.resolve({}) })),
      );
      return directives.status;
    };
    expect([await statusWith(404), await statusWith(500)]).toEqual([404, 503]);
  },
);
