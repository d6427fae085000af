import { renderToStaticMarkup } from 'react-dom/server';
import { WhatsAppField } from './whatsapp-field';

const show = (more: { agreed?: boolean; ticked?: boolean } = {}) =>
  renderToStaticMarkup(<WhatsAppField agreed={false} ticked={false} mobile="9876543210" id="wa" {...more} />);

test('the box is not ticked, names the number, what is sent and how to stop it, and links to the privacy notice', () => {
  const html = show();
  expect(html).toMatch(/<input type="checkbox" id="wa" aria-describedby="wa-text"[^>]* name="whatsApp" value="on"\/>/);
  expect(html).not.toMatch(/ checked/);
  expect(html).toMatch(/Order updates by WhatsApp to .*\+91 98765 43210.* \(optional\)/);
  expect(html).toMatch(/id="wa-text"[^>]*>.*We send no offers there\..* reply STOP\..*href="\/page\/privacy"/);
});

test('a form that came back keeps the tick', () => {
  expect(show({ ticked: true })).toMatch(/ checked=""/);
});

test('a customer who agreed before sees where to change it, and no box', () => {
  const html = show({ agreed: true });
  expect(html).toMatch(/come by WhatsApp to .*\+91 98765 43210.*href="\/myaccount\/privacy"/);
  expect(html).not.toContain('<input');
});
