import type { ReturnShop } from '#lib/retail-api/testing/return-shop.ts';
import { type ServiceDesk, serviceShop } from '#lib/retail-api/testing/service-shop.ts';
import { type TestDesk, testDesk } from './desk.ts';

let shop: ReturnShop;
let service: ServiceDesk;
let desk: TestDesk;

beforeAll(async () => {
  ({ shop, service } = await serviceShop('sqlite'));
  desk = testDesk(shop.api);
});
beforeEach(() => shop.reset());
afterAll(() => shop.api.close());

const step = (number: string, rest: string) => {
  shop.clock.now += 1000;
  return desk(`service-step ${number} ${rest}`);
};

test('the desk lists a service request, shows it, and moves it on until it is closed', async () => {
  const { ServiceNumber: number } = await service.requested(await shop.delivered());
  expect((await desk('services --state received')).out).toContain(number);
  expect((await desk(`service ${number.toLowerCase()}`)).out).toMatch(
    /^Service request SV-.*: received\n.*: It does not work\nNo fixed-term warranty\n.*\n\nDescription of the shopper\n {2}> It stopped last week\./,
  );
  expect(await step(number, 'accept --by Ravi')).toMatchObject({
    code: 0,
    out: `${number} is accepted, waiting for the item.`,
  });
  await step(number, 'receive');
  const estimate = await step(number, 'estimate --estimate 1,250.50 --note "The movement is worn."');
  expect(estimate.out).toBe(`${number} is waiting for an answer to the estimate.`);
  const { out } = await desk(`service ${number}`);
  expect(out).toMatch(/: waiting for an answer to the estimate, estimate ₹1,250.50\n/);
  expect(out).toContain('Note to the shopper\n  The movement is worn.');
  expect(out).toMatch(/desk:Ravi +accept\n.*desk:Meera +receive\n/);
  expect((await step(number, 'send-back --courier "Blue Dart" --awb BD1')).out).toBe(`${number} is sent back.`);
  expect((await step(number, 'close')).out).toBe(`${number} is closed.`);
  expect((await desk(`audit ${number}`)).out).toContain('accept service');
});

test('the desk says what a step of a service request lacks, and what can be done instead', async () => {
  const { ServiceNumber: number } = await service.requested(await shop.delivered());
  expect(await step(number, 'decline')).toMatchObject({
    code: 1,
    err: '--note: A note is required: the shopper sees it.',
  });
  expect((await step(number, 'repair')).err).toBe(
    `Service request ${number} is received. Possible next: accept, receive, decline.`,
  );
  await step(number, 'decline --note "We do not service this brand."');
  expect((await step(number, 'ready')).err).toMatch(/is declined\. There is nothing left to do for it at the desk\.$/);
  expect((await desk('service RT-261122-ABCDEF')).err).toContain('begins with SV-');
  expect((await step(number, 'estimate --estimate lots')).err).toContain('It must be rupees');
  expect((await desk('service SV-261122-ABCDEF')).err).toBe(
    'There is no service request SV-261122-ABCDEF: "services" lists them.',
  );
});

test('the desk lists enquiries about old gold and records one outcome of each', async () => {
  expect((await desk('old-gold')).out).toBe('No enquiries about old gold.');
  const { customer } = await shop.delivered();
  const asked = await (await shop.as(customer)).post<{ Reference: string }>('RequestOldGoldEnquiry', {
    Metal: 'gold',
    Purity: '22-kt',
    WeightG: 10.5,
    Pieces: 2,
    Place: 'Jaipur',
    Preference: 'call',
    Name: 'Asha Rao',
    Mobile: '9876543210',
    Email: 'asha@example.com',
  });
  const reference = asked.Data?.Reference ?? '';
  expect((await desk('old-gold')).out).toMatch(
    new RegExp(`^${reference} .* gold, 22 KT \\(916\\) +10.5 g, 2 pcs +A call, Jaipur +Asha Rao \\+91 98765 43210`),
  );
  expect((await desk(`old-gold-outcome ${reference.toLowerCase()} answered`)).out).toBe(`${reference} is answered.`);
  expect((await desk(`old-gold-outcome ${reference} declined`)).err).toMatch(/^An outcome is already recorded/);
  expect((await desk('old-gold-outcome OG-222222 answered')).err).toContain('There is no enquiry OG-222222');
});
