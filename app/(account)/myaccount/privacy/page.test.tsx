jest.mock('#lib/storefront/platform/session/admission.ts', () => ({ requireAdmission: async () => ({}) }));
jest.mock('next/headers', () => jest.requireActual('#lib/testing/storefront/page-cookies.ts'));

import { renderToStaticMarkup } from 'react-dom/server';
import { collectDirectives, type ResponseDirectives } from '#lib/storefront/platform/http/response-directives.ts';
import { signInToPages } from '#lib/testing/storefront/customer.ts';
import { jar } from '#lib/testing/storefront/page-cookies.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import PrivacyPage from './page';

const setup = setUpRetailApi();
const SECTIONS = ['sessions', 'consents', 'data'];

/** The status of the page and the ids of its sections, where a call is answered with `status` and no envelope. */
async function pageWithout(call: string, status: number) {
  jar.clear();
  await signInToPages(setup.api);
  setup.intercept = ({ name }) => (name === call ? new Response('', { status }) : undefined);
  const directives: ResponseDirectives = { tags: new Set() };
  const html = await collectDirectives(directives, async () =>
    renderToStaticMarkup(await PrivacyPage({ searchParams: Promise.resolve({}) })),
  );
  const sections = SECTIONS.filter((id) => html.includes(`id="${id}"`));
  return { status: directives.status ?? 200, sections };
}

test('the page has the devices, the consents and the data', async () => {
  expect(await pageWithout('none of them', 404)).toEqual({ status: 200, sections: SECTIONS });
});

test.each([
  ['CustomerSessions', 'sessions'],
  ['CustomerConsents', 'consents'],
])('without the call %s the page has no %s; in an outage it says so', async (call, section) => {
  const others = SECTIONS.filter((id) => id !== section);
  expect(await pageWithout(call, 404)).toEqual({ status: 200, sections: others });
  expect((await pageWithout(call, 500)).status).toBe(503);
});
