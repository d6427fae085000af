import { orderShop } from '#lib/retail-api/testing/order-shop.ts';
import { type TestDesk, testDesk } from './desk.ts';

let shop: Awaited<ReturnType<typeof orderShop>>;
let desk: TestDesk;

beforeAll(async () => {
  shop = await orderShop('sqlite');
  desk = testDesk(shop.api);
});
beforeEach(async () => {
  await shop.reset();
  await shop.db.deleteFrom('desk_audit').execute();
});
afterAll(() => shop.api.close());

test.each([
  ['show', 2, /missing required argument 'ORDER'/],
  ['list --state lost', 2, /option '--state <STATE>' argument 'lost' is invalid. It must be one of/],
  ['list --page x', 2, /'--page <N>' argument 'x' is invalid. It must be a whole number from 1 to 9999/],
  ['fly SM-1', 2, /unknown command 'fly'\nUsage: npm run desk -- .*\n"help" lists the commands/],
  ['help fly', 2, /unknown command 'fly'\nUsage: npm run desk -- /],
  ['pack SM-1 --colour red', 2, /^error: unknown option '--colour'.*Usage: npm run desk -- pack/s],
  ['ship SM-1 --awb 1', 2, /required option '--courier <NAME>' not specified/],
  ['ship SM-1 --courier A --awb 1 --awb 2', 2, /'--awb <NUMBER>' argument '2' is invalid. It is given twice/],
  ['ship SM-1 --courier --awb 1', 2, /'--courier <NAME>' argument '--awb' is invalid. It needs a value/],
  ['ship SM-1 --courier "" --awb 1', 2, /'--courier <NAME>'.* It must not be blank/],
  ['list --json=1', 2, /unknown option '--json=1'/],
  ['mark SM-1', 2, /--piece is needed/],
  ['restock SM-1', 2, /--sellable is needed/],
  ['sent', 2, /required option '--reference <NUMBER>' not specified/],
  ['sent --reference UTR12345', 2, /missing required argument 'ID'/],
  ['photo', 2, /missing required argument 'ID'/],
  ['return SM-1', 2, /begins with RT-/],
  ['review x@1 maybe', 2, /'maybe' is invalid for argument 'DECISION'. Allowed choices are approve, refuse/],
  ['review x approve', 2, /including the part after @/],
  ['review -aB3_0123456789-abcdefgh approve', 2, /'-aB3_0123456789-abcdefgh' is invalid/],
  ['appointment AP-234567 lost', 2, /'lost' is invalid for argument 'OUTCOME'. Allowed choices are /],
  ['survey', 2, /missing required argument 'TEMPLATE'/],
  ['survey after-order --version x', 2, /'--version <N>' argument 'x' is invalid. It must be a whole number/],
  ['answer x@1', 2, /missing required argument 'TEXT'/],
  ['answer x "It is."', 2, /including the part after @/],
])('the desk command %s exits with %i', async (line, code, text) => {
  expect(await desk(line)).toMatchObject({ code, err: expect.stringMatching(text) });
});

test.each(['answer id@1 The strap is wide', 'pack SM-1 SM-2', 'list extra', 'review id@1 approve it', 'audit a b'])(
  'the desk command with the extra word %s does nothing',
  async (line) => {
    expect(await desk(line)).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringMatching(/^error: too many arguments for .*Usage: .*Put text of several words in quotes\.$/s),
    });
    expect(await shop.db.selectFrom('desk_audit').select('id').execute()).toEqual([]);
  },
);

test.each([
  ['show SM-1-XY', 'There is no order SM-1-XY: "list --search TEXT" finds orders.'],
  [
    'return rt-261122-abcdef',
    'There is no return RT-261122-ABCDEF: "returns" lists them, and "show ORDER" those of an order.',
  ],
  ['survey nothing', 'There is no survey nothing: the store comes with after-purchase, after-order and store-visit.'],
  [
    'photo 0123456789abcdefghijklmn',
    'There is no photo 0123456789abcdefghijklmn: "return", "service" and "reviews" print their ids.',
  ],
  [
    'photo -123456789abcdefghijklmn',
    'There is no photo -123456789abcdefghijklmn: "return", "service" and "reviews" print their ids.',
  ],
  ['appointment ap-234567 confirmed', 'There is no visit AP-234567: "appointments --state all" lists them.'],
  [
    'sent 0123456789abcdefghijklmn --reference UTR12345',
    'There is no refund to send with the ID 0123456789abcdefghijklmn: "money" lists what is to be sent.',
  ],
  ['show x', 'ORDER: must be an order number, such as SM-261122-7KQ4XW.'],
  ['ship SM-1-XY --courier A --awb "BD 1"', '--awb: must be at most 40 letters, digits and hyphens, without spaces.'],
  [
    'ship SM-1-XY --courier A --awb 1 --tracking track.example',
    '--tracking: must be an address that begins with https:// or http://.',
  ],
  ['cancel SM-1-XY --reason "a\u202eb"', '--reason: must be one line of at most 300 visible characters.'],
])('the desk command refuses %s and quotes the typed text', async (line, err) => {
  expect(await desk(line)).toMatchObject({ code: 1, err });
});

test.each([
  'money',
  'reviews',
  'questions',
  'appointments',
  'returns',
  'services',
  'list --search nothing',
  'audit sm-1',
])('the desk command %s reports that there is nothing', async (line) => {
  const { code, out } = await desk(line);
  expect([code, out]).toEqual([0, expect.stringMatching(/^(Nothing|No |There (is|are) no )/)]);
});

test.each(['help', '-h', '--help', ''])(
  'the desk command "%s" lists all commands without a key or a name',
  async (line) => {
    const { code, out } = await testDesk(shop.api, { key: '', name: '' })(line);
    expect(code).toBe(0);
    for (const name of ['pack [options] <ORDER>', 'out <ORDER>', 'end-exchange [options] <RETURN>', 'audit']) {
      expect(out).toContain(`  ${name} `);
    }
  },
);

test.each(['ship --help', 'ship -h', 'help ship'])('the desk command "%s" explains that command only', async (line) => {
  const { code, out } = await testDesk(shop.api, { name: '' })(line);
  expect(code).toBe(0);
  expect(out).toMatch(/^Usage: npm run desk -- ship \[options\] <ORDER>/);
  expect(out).toMatch(/--courier <NAME> .* \(required\)\n/);
  expect(out).toMatch(/--by <NAME> /);
});

test('every desk command has help that says what it does', async () => {
  const nobody = testDesk(shop.api, { key: '', name: '' });
  const [, commandList = ''] = (await nobody('help')).out.split('\nCommands:\n');
  const names = [...commandList.matchAll(/^ {2}([a-z-]+) /gm)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(30);
  for (const name of names.filter((candidate) => candidate !== 'help')) {
    const { code, out } = await nobody(`${name} --help`);
    expect([code, out]).toEqual([
      0,
      expect.stringMatching(new RegExp(`^Usage: npm run desk -- ${name} .*\n\n[a-z].+`)),
    ]);
  }
});

test('an option of the desk also takes its value after =', async () => {
  expect(await desk('list --search=nothing --page=1')).toMatchObject({ code: 0, out: 'No orders.' });
});

test('the desk command requires a staff name for every change and lookup', async () => {
  const nobody = testDesk(shop.api, { name: '' });
  for (const line of [
    'pack SM-1-XY',
    'list',
    'show SM-1-XY',
    'money',
    'reviews',
    'review x@1 approve',
    'appointments',
  ]) {
    expect([line, await nobody(line)]).toMatchObject([
      line,
      { code: 2, err: expect.stringMatching(/^error: Say who you are.*Usage: npm run desk -- /s) },
    ]);
  }
  expect((await nobody('list --by "<b>"')).err).toMatch(/^error: A name .* has at most 60 letters/);
  expect(await shop.db.selectFrom('desk_audit').select('id').execute()).toEqual([]);
  for (const name of ["D'Souza", 'Shyam & Co', 'Söhne (Desk)']) {
    expect((await nobody(`list --by "${name}"`)).code).toBe(0);
    expect((await desk('audit')).out).toContain(`  ${name} `);
  }
});

test('the desk command reports a wrong key', async () => {
  expect((await testDesk(shop.api, { key: 'x'.repeat(40) })('list')).err).toMatch(/OPERATOR_KEY/);
});

test('an appointment is one row of the desk whatever its note contains, and keeps its outcome', async () => {
  await shop.db
    .insertInto('appointments')
    .values({
      reference: 'AP-234567',
      store_code: 'ST1',
      store_name: 'Lavelle Walk',
      day: '2026-11-25',
      part: 'morning',
      service: 'Fitting',
      name: 'Asha Rao',
      mobile: '9876543210',
      customer_id: null,
      outcome: null,
      note: 'Ring\nAP-7K2M9Q  Wed\u202e',
      created_at: shop.clock.now,
      closed_at: null,
    })
    .execute();
  expect((await desk('appointments')).out).toMatch(/^AP-234567 {2}.*Ring AP-7K2M9Q {2}Wed\\u202e$/);
  expect((await desk('appointments --store ST999')).out).toBe('No visits at ST999.');
  expect((await desk('appointment ap-234567 confirmed')).code).toBe(0);
  expect(await desk('appointment AP-234567 declined')).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^An outcome is already recorded and stays/),
  });
});
