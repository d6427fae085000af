import { renderToStaticMarkup } from 'react-dom/server';
import { storeService } from '#lib/testing/examples/service.ts';
import { ServiceRequestList } from './service-list';
import { ServiceView } from './service-view';

const show = (change: Parameters<typeof storeService>[0] = {}) =>
  renderToStaticMarkup(<ServiceView request={storeService(change)} />);

test('a service request shows its state, fault, warranty and pickup, and can be withdrawn', () => {
  const html = show({ PhotoIds: ['a-photo-of-the-watch'] });
  for (const text of [
    'Received',
    'It does not work',
    'It stopped last week.',
    'Under warranty until 21 November 2028',
    'Mon 30 Nov, in the morning',
    '14 Lake View',
    'What you sent, 1 of 1',
    'Withdraw this request',
  ]) {
    expect(html).toContain(text);
  }
  expect(html).not.toContain('/api/service/estimate');
  const atStore = show({ CanWithdraw: false });
  expect(atStore).not.toContain('Withdraw this request');
  expect(atStore).not.toContain('14 Lake View');
});

test('an estimate can be approved or declined at the amount that is shown', () => {
  const html = show({ State: 'estimate-given', Estimate: 1250.5, StoreNote: 'The movement is worn.' });
  expect(html).toContain('The movement is worn.');
  expect(html).toMatch(/<form[^>]*action="\/api\/service\/estimate"/);
  expect(html).toContain('name="expected" value="125050"');
  expect(html).toMatch(/value="approve"[^>]*>Approve ₹1,250.50</);
  expect(html).toMatch(/value="decline"[^>]*>Decline</);
});

test('a declined request says why, and whom to write to', () => {
  const html = show({ State: 'declined', StoreNote: 'We do not service this brand.' });
  expect(html).toContain('Why we cannot accept it');
  expect(html).toContain('href="/page/contact"');
});

test('an item that is brought to a store, or is on its way back, says so', () => {
  const brought = show({ PickupAddress: null, PickupSlot: '', StoreCode: 'ST101', StoreName: 'Pune Store' });
  expect(brought).toMatch(/href="\/store-locator\/[^"]*"[^>]*>Pune Store</);
  expect(show({ State: 'sent-back', Courier: 'Blue Dart', AWB: 'BD123' })).toMatch(/By Blue Dart, AWB .*BD123/);
});

test('the list of service requests links each to its page', () => {
  const html = renderToStaticMarkup(<ServiceRequestList requests={[storeService()]} />);
  expect(html).toContain('href="/myaccount/service/request?number=SV-261128-ABC234"');
  expect(html).toMatch(/It does not work, requested on .*28 November 2026/);
});
