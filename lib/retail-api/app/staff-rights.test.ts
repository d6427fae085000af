import {
  type calls,
  type DataOf,
  OPERATOR_CALLS,
  RETURN_CODES,
  type RetailCall,
  STAFF_ROLES,
  type StaffRole,
} from '#lib/contract/index.ts';
import { OPERATOR_KEY } from '../testing/operator.ts';
import { type StaffShop, staffShop } from '../testing/staff-shop.ts';

type Audit = DataOf<typeof calls.deskAudit>;

const { Forbidden, InvalidRequest, Success } = RETURN_CODES;

let shop: StaffShop;
const sessions = new Map<StaffRole, string>();

beforeAll(async () => {
  shop = await staffShop('sqlite');
  for (const role of STAFF_ROLES) sessions.set(role, await shop.join(role));
});
afterAll(() => shop.api.close());

const make = (call: Pick<RetailCall, 'name' | 'method'>, bearer: string, body: object = {}) =>
  shop.call(call.name, call.method === 'GET' ? null : body, bearer);

const MATRIX = [...OPERATOR_CALLS.values()].flatMap((call) =>
  STAFF_ROLES.map((role) => [role, call.name, call] as const),
);

test.each(MATRIX)('a %s who makes %s is let through or refused as the contract says', async (role, _name, call) => {
  const answer = await make(call, sessions.get(role) ?? '');
  const isAllowed = role === 'owner' || call.operator?.includes(role);
  if (isAllowed) expect(answer.ReturnCode).not.toBe(Forbidden.code);
  else {
    expect(answer).toMatchObject({ status: 200, ReturnCode: Forbidden.code, Data: { Reason: 'role' } });
    const last = await shop.api.context.db
      .selectFrom('desk_audit')
      .select(['operator', 'call', 'outcome', 'credential'])
      .where('call', '=', call.name)
      .where('operator', '=', `The ${role}`)
      .executeTakeFirst();
    expect(last).toEqual({ operator: `The ${role}`, call: call.name, outcome: 'Forbidden', credential: 'session' });
  }
});

test.each([...OPERATOR_CALLS.values()].map((call) => [call.name, call] as const))(
  '%s is refused without a bearer and with one that nobody has',
  async (_name, call) => {
    for (const bearer of ['', 'nobody', 'smk_nobody', 'x'.repeat(43)])
      expect((await make(call, bearer)).status).toBe(401);
  },
);

test('a session names its person in the audit and in the call, whatever the request says', async () => {
  const body = { KeyName: 'ERP', Roles: ['packer'], Operator: 'Somebody else' };
  const made = await shop.call<DataOf<typeof calls.createMachineKey>>(
    'CreateMachineKey',
    body,
    sessions.get('owner') ?? '',
  );
  expect(made.Data?.CreatedBy).toBe('The owner');
  const audit = await shop.call<Audit>('DeskAudit', { Subject: 'ERP' }, OPERATOR_KEY);
  expect(audit.Data?.Entries[0]).toMatchObject({ Operator: 'The owner', Credential: 'session', Outcome: 'Success' });
});

test('the operator’s key must name somebody, and the audit says by what the call was made', async () => {
  const body = { KeyName: 'ERP 2', Roles: ['packer'] };
  const unnamed = await shop.call('CreateMachineKey', body, OPERATOR_KEY);
  expect(unnamed).toMatchObject({ ReturnCode: InvalidRequest.code, Data: { Field: 'Operator' } });
  const named = await shop.call('CreateMachineKey', { ...body, Operator: 'Meera' }, OPERATOR_KEY);
  expect(named.ReturnCode).toBe(Success.code);
  const audit = await shop.call<Audit>('DeskAudit', { Subject: 'ERP 2' }, OPERATOR_KEY);
  expect(audit.Data?.Entries[0]).toMatchObject({ Operator: 'Meera', Credential: 'operator key' });
});
