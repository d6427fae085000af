import { SMS_KINDS } from './sms-kinds.ts';
import { WHATSAPP_KINDS } from './whatsapp-kinds.ts';
import { whatsAppRules } from './whatsapp-rules.ts';

const firstIssue = (value: unknown) => whatsAppRules.safeParse(value).error?.issues[0]?.path.join('.');

test('what is left out: English, and number, text and link as values', () => {
  expect(whatsAppRules.parse({ templates: { 'order-packed': { name: 'packed' } } })).toEqual({
    language: 'en',
    templates: { 'order-packed': { name: 'packed', values: ['number', 'text', 'link'] } },
  });
});

test.each([
  ['a kind that signs in', { templates: { code: { name: 'code' } } }, 'templates'],
  ['a kind that advertises', { templates: { 'price-drop': { name: 'drop' } } }, 'templates'],
  ['a name in capital letters', { templates: { 'order-packed': { name: 'Packed' } } }, 'templates.order-packed.name'],
  [
    'an unknown value',
    { templates: { 'order-packed': { name: 'p', values: ['pin'] } } },
    'templates.order-packed.values.0',
  ],
  ['a language that is none', { language: 'English' }, 'language'],
])('%s is refused by its field', (_case, rules, field) => expect(firstIssue(rules)).toBe(field));

test('codes, also those of orders to collect, gift cards, alerts and notices of the store never go by WhatsApp', () => {
  const withoutWhatsApp = SMS_KINDS.filter((kind) => !WHATSAPP_KINDS.some((one) => one === kind));
  expect(withoutWhatsApp.toSorted()).toEqual([
    'account-deleted',
    'back-in-stock',
    'code',
    'gift-card',
    'old-gold-request',
    'order-collect-reminder',
    'order-payment-link',
    'order-ready-to-collect',
    'price-drop',
    'store-open',
  ]);
});
