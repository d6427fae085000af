import { readFileSync } from 'node:fs';
import { checkShopProfile, DEMO_PROFILE, storedShopProfile } from './shop-profile.ts';
import { SMS_KINDS } from './sms-kinds.ts';

const SELLER = { ...DEMO_PROFILE.seller, gstin: '08AAAAA0000A1Z2' };
const ACME = { ...DEMO_PROFILE, name: 'Acme', seller: SELLER, languages: ['en' as const] };
const check = (more: object, trial = false) => checkShopProfile({ ...ACME, ...more }, { trial });
const ELSEWHERE = { name: 'India', days: [4, 7] };
const { delivery } = DEMO_PROFILE;
const HOME = { code: 'JPR', name: 'Jaipur', address: ['14 Johari Bazaar'], pincode: '302003' };
const PLAN = { bank: 'Banyan Bank', months: 6, rate: 15, lowest: 5000, highest: 200_000 };

test('a profile without rules has the usual ones and one zone, and is the same when it is checked again', () => {
  const { currency, languages, social, typefaces, delivery: _, cashOnDelivery, returns, ...without } = ACME;
  const zones = [{ name: 'All of India', days: [3, 8], promised: false, cash: true, states: [], pincodes: [] }];
  const first = checkShopProfile(without, { trial: false });
  expect(first).toEqual({ ok: true, profile: { ...ACME, delivery: { ...delivery, zones } } });
  if (first.ok) expect(checkShopProfile(first.profile, { trial: false })).toEqual(first);
  expect(check({ delivery: { charge: 0 } })).toMatchObject({ profile: { delivery: { zones, charge: 0 } } });
});

test('a profile that an earlier release stored keeps the zones that it had', () => {
  const { currency, languages, social, typefaces, delivery: _, cashOnDelivery, returns, ...without } = ACME;
  expect(storedShopProfile(without)).toEqual(ACME);
});

test.each([
  ['a charge with paise', { delivery: { charge: 49.5 } }, 'delivery.charge', 'must be whole rupees'],
  ['a wrong hour', { delivery: { cutOffHour: 24 } }, 'delivery.cutOffHour', 'must be a whole number from 1 to 23'],
  ['no zone', { delivery: { zones: [] } }, 'delivery.zones', 'must have a zone'],
  [
    'days that end before they begin',
    { delivery: { zones: [{ name: 'India', days: [4, 2] }] } },
    'delivery.zones.0.days',
    'must not end before it begins',
  ],
  [
    'an unknown state',
    { delivery: { zones: [{ ...ELSEWHERE, states: ['Bombay'] }] } },
    'delivery.zones.0.states.0',
    'must be a state or union territory',
  ],
  [
    'pincodes of two zones',
    {
      delivery: {
        zones: [
          { ...ELSEWHERE, pincodes: ['560'] },
          { ...ELSEWHERE, pincodes: ['110', '560'] },
        ],
      },
    },
    'delivery.zones.1.pincodes.1',
    'is 560, which is already in this list',
  ],
  [
    'two zones for everywhere else',
    { delivery: { zones: [ELSEWHERE, ELSEWHERE] } },
    'delivery.zones.1',
    'must name states or pincodes',
  ],
  [
    'express delivery nowhere',
    { delivery: { express: { days: [0, 1] } } },
    'delivery.express.zones',
    'must name a zone',
  ],
  [
    'express delivery in a zone that does not exist',
    { delivery: { ...delivery, express: { days: [0, 1], zones: ['Bengaluru', 'Moon'] } } },
    'delivery.express.zones.1',
    'Moon is not the name of a zone',
  ],
  [
    'express delivery that is no faster',
    { delivery: { ...delivery, express: { days: [1, 2], zones: ['Bengaluru'] } } },
    'delivery.express.zones.0',
    'is reached as fast without it',
  ],
  [
    'no pincode',
    { cashOnDelivery: { notAt: ['Goa'] } },
    'cashOnDelivery.notAt.0',
    'must be the first two to six digits',
  ],
  [
    'goods that cannot be returned without a reason',
    { returns: [{ categories: ['Earrings'], days: null }] },
    'returns.0.reason',
    'must say why',
  ],
  [
    'two windows of a category',
    {
      returns: [
        { categories: ['Rings'], days: 7 },
        { categories: ['Rings'], days: 9 },
      ],
    },
    'returns.1.categories.0',
    'is Rings, which is already in this list',
  ],
  ['a list without a warehouse', { warehouses: [] }, 'warehouses', 'must have a warehouse'],
  [
    'a code of two warehouses',
    { warehouses: [HOME, { ...HOME, name: 'Jodhpur' }] },
    'warehouses.1.code',
    'is JPR, which is already in this list',
  ],
  ['a short pincode', { warehouses: [{ ...HOME, pincode: '30200' }] }, 'warehouses.0.pincode', 'must be a pincode'],
  ['a plan without months', { emi: [{ ...PLAN, months: 1 }] }, 'emi.0.months', 'must be a whole number from 2 to 60'],
  ['a DLT entity with a letter', { sms: { entityId: 'A', header: 'ACMEIN' } }, 'sms.entityId', 'must be the number'],
  [
    'a template of an unknown message',
    { sms: { entityId: '1'.repeat(19), header: 'ACMEIN', templates: { offer: '1'.repeat(19) } } },
    'sms.templates',
    '',
  ],
])('%s is refused by its field', (_name, more, field, message) => {
  expect(check(more)).toEqual({ ok: false, field, message: expect.stringContaining(message) });
});

test('the rules in the operating guide are rules, and it names every kind of message', () => {
  const guide = readFileSync('docs/operate/shop-rules.md', 'utf8');
  const [, example = ''] = /```json\n(.*?)```/s.exec(guide) ?? [];
  expect(check(JSON.parse(example))).toMatchObject({ ok: true, profile: { delivery: { freeFrom: 1999 } } });
  expect(SMS_KINDS.filter((kind) => !guide.includes(`\`${kind}\``))).toEqual([]);
});

test("the demo's invented GST number may stay in a trial only", () => {
  expect(check({ seller: DEMO_PROFILE.seller }, true).ok).toBe(true);
  expect(check({ seller: DEMO_PROFILE.seller })).toMatchObject({ ok: false, field: 'seller.gstin' });
});
