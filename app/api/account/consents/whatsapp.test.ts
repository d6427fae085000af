import { customerBrowser } from '#lib/testing/storefront/customer.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { POST } from './route.ts';

const setup = setUpRetailApi({ whatsApp: true });

test('consent to updates by WhatsApp is given by its tick, and withdrawn without it, also without JavaScript', async () => {
  const { browser } = await customerBrowser(setup.api);
  const log = () => setup.api.context.db.selectFrom('consents').select(['granted', 'source']).orderBy('at');
  const ofWhatsApp = () => log().where('purpose', '=', 'updates-whatsapp').execute();
  const saved = await browser.json(POST, 'POST', '/api/account/consents', { 'updates-whatsapp': 'on' });
  expect(saved.body.data.choices.at(-1)).toMatchObject({ purpose: 'updates-whatsapp', granted: true });
  const { status, headers } = await browser.form(POST, '/api/account/consents', {});
  expect([status, headers.get('location')]).toEqual([303, '/myaccount/privacy?notice=choices-saved']);
  expect(await ofWhatsApp()).toEqual([
    { granted: 1, source: 'account' },
    { granted: 0, source: 'account' },
  ]);
});
