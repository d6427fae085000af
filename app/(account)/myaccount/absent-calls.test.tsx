jest.mock('#lib/storefront/platform/session/admission.ts', () => ({ requireAdmission: async () => ({}) }));
jest.mock('next/headers', () => jest.requireActual('#lib/testing/storefront/page-cookies.ts'));

import { renderToStaticMarkup } from 'react-dom/server';
import { inRequest } from '#lib/shared/request-context.ts';
import { collectDirectives, type ResponseDirectives } from '#lib/storefront/platform/http/response-directives.ts';
import { signInToPages } from '#lib/testing/storefront/customer.ts';
import { jar } from '#lib/testing/storefront/page-cookies.ts';
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
    await signInToPages(setup.api);
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

test('an account page that cannot be read shows the id of its request', async () => {
  jar.clear();
  await signInToPages(setup.api);
  setup.intercept = ({ name }) => (name === 'OwnReviews' ? new Response('', { status: 500 }) : undefined);
  const html = await inRequest({ requestId: 'request-1' }, async () =>
    renderToStaticMarkup(await OwnReviewsPage({ searchParams: Promise.resolve({}) })),
  );
  expect(html).toContain('Reference: request-1');
});
