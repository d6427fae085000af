import { inLanguage } from '#lib/shared/request-context.ts';
import { TEST_ADDRESS } from '../../testing/orders.ts';
import { type ServiceFacts, serviceMail, serviceSms } from './service-mail.ts';

const facts: ServiceFacts = {
  number: 'SV-261121-ABC234',
  state: 'inspecting',
  hasItem: true,
  estimate: null,
  title: 'Aarvane Ganga Watch, for Men',
  name: 'Asha Rao',
  pickup: { address: TEST_ADDRESS, date: '2026-11-23', slot: 'evening' },
  store: null,
  warranty: { until: '2027-11-23', isOver: false },
  storeNote: '',
  courier: '',
  awb: '',
  href: 'https://shop.example/service',
  siteUrl: 'https://shop.example',
};

test('an SMS about a service is a sentence in its own language', () => {
  expect(serviceSms(facts)).toMatch(/\(Aarvane Ganga Watch(?:, for Men)?\)\. https:/);
  expect(inLanguage('hi', () => serviceSms(facts))).toMatch(/\(Aarvane Ganga घड़ी(?:, पुरुषों के लिए)?\)। https:/);
});

test('in Hindi the item, and not its title, is what arrived', () => {
  expect(inLanguage('hi', () => serviceMail(facts)).body).toContain(
    'आपका आइटम “Aarvane Ganga घड़ी, पुरुषों के लिए” हमें मिल गया है',
  );
});
