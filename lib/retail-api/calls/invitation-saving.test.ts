import { type calls, type DataOf, type RefusalData, returnCodeName } from '#lib/contract/index.ts';
import { importInvitations } from '../customers/invitations/import-invitations.ts';
import { signInSession } from '../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { deskCaller, OPERATOR_KEY } from '../testing/operator.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const [ASHA, RAVI, STRANGER] = ['9876543210', '9876543211', '9876543212'] as const;
const NOW = Date.parse('2026-11-21T10:00:00Z');

describeOnEachEngine('invitations by the operator', (engine) => {
  let api: TestApi;
  let keys = 0;
  beforeEach(async () => {
    api = await createTestApi({ engine, catalogue: 'seed', operatorKey: OPERATOR_KEY, now: () => NOW });
  });
  afterEach(() => api.close());

  const save = (Rows: object[], more: object = {}) =>
    deskCaller(api.handle)<DataOf<typeof calls.saveInvitations> & RefusalData>('SaveInvitations', {
      Rows,
      Operator: 'Meera Shah',
      IdempotencyKey: `invitations-${keys++}`,
      ...more,
    });
  const invite = (Mobile: string, more: object = {}) => ({ Mobile, InvitationCode: 'diwali-7k2m', ...more });
  /** What becomes of somebody who gives the code at the door. */
  async function enter(Mobile: string, InvitationCode = 'DIWALI7K2M') {
    const caller = await signInSession(api.handle);
    const fields = { SessionId: `${Mobile}-${keys++}`, Mobile, InvitationCode };
    return returnCodeName((await caller.post('VerifyInvitation', fields)).ReturnCode);
  }
  /** Whether a one-time code is sent at the door; the answer is the same for everybody. */
  async function codesOf(Mobile: string) {
    const caller = await signInSession(api.handle);
    await caller.post('GenerateLoginOTP', { SessionId: `${Mobile}-${keys++}`, Mobile, SignInChannel: 'private-sale' });
    return api.context.db.selectFrom('outbox').select('recipient').where('recipient', 'like', `%${Mobile}`).execute();
  }

  test('an invited number enters at once and others no more, until the last invitation is taken back', async () => {
    expect(await codesOf(STRANGER)).toHaveLength(1);
    await api.context.db.deleteFrom('outbox').execute();
    await api.context.db.deleteFrom('limit_events').execute();
    expect(await save([invite(ASHA), invite(RAVI)])).toMatchObject({ ReturnCode: 0, Data: { Saved: 2, Invited: 2 } });
    expect([await enter(ASHA), await enter(STRANGER)]).toEqual(['Success', 'OtpWrong']);
    expect(await codesOf(STRANGER)).toEqual([]);
    await save([invite(ASHA, { InvitationCode: 'ANOTHER-1' }), { Mobile: RAVI, Action: 'remove' }]);
    expect([await enter(ASHA), await enter(ASHA, 'another1'), await enter(RAVI)]).toEqual([
      'OtpWrong',
      'Success',
      'OtpWrong',
    ]);
    expect((await save([{ Mobile: ASHA, Action: 'remove' }])).Data?.Invited).toBe(0);
    await api.context.db.deleteFrom('limit_events').execute();
    expect(await codesOf(STRANGER)).toHaveLength(1);
  });

  test('bad rows are refused with row and field, and neither they nor a dry run save anything', async () => {
    const refused = await save([invite(ASHA), invite(RAVI, { InvitationCode: 'ab' }), invite(ASHA)]);
    expect(refused.Data?.Refused?.map(({ Row, Field }) => [Row, Field])).toEqual([
      [2, 'InvitationCode'],
      [3, 'Mobile'],
    ]);
    expect((await save([invite(ASHA)], { DryRun: true })).Data).toEqual({ Saved: 1, Invited: 1 });
    expect(await enter(ASHA)).toBe('OtpWrong');
    expect(await api.context.db.selectFrom('invitations').selectAll().execute()).toEqual([]);
  });

  test('a dry run answers for its own rows, also with the key of a call that saved', async () => {
    const IdempotencyKey = 'invitations-of-diwali';
    await save([invite(ASHA)], { IdempotencyKey });
    const tried = await save([invite(RAVI)], { IdempotencyKey, DryRun: true });
    expect(tried).toMatchObject({ ReturnCode: 0, Data: { Saved: 1, Invited: 2 } });
  });

  test('of two who each take back one of the last two numbers, the second is told and opens nothing', async () => {
    await save([invite(ASHA), invite(RAVI)]);
    const takeBack = (Mobile: string) => save([{ Mobile, Action: 'remove' }], { ExpectedInvited: 1 });
    const answers = await Promise.all([takeBack(ASHA), takeBack(RAVI)]);
    expect(answers.map(({ ReturnCode }) => returnCodeName(ReturnCode)).sort()).toEqual(['Conflict', 'Success']);
    expect((await save([invite(STRANGER)], { DryRun: true })).Data?.Invited).toBe(2);
  });

  test('calls that invite the same numbers at once wait for each other, and one of their codes counts', async () => {
    const codes = ['FIRST-CODE', 'SECOND-CODE', 'THIRD-CODE', 'FOURTH-CODE'];
    const replies = await Promise.all(
      codes.map((InvitationCode, at) => {
        const rows = [ASHA, RAVI].map((mobile) => invite(mobile, { InvitationCode }));
        return save(at % 2 === 0 ? rows : rows.toReversed());
      }),
    );
    expect(replies.map(({ ReturnCode }) => ReturnCode)).toEqual([0, 0, 0, 0]);
    const entered = [];
    for (const code of codes) entered.push(await enter(ASHA, code));
    expect(entered.filter((name) => name === 'Success')).toHaveLength(1);
  });

  test('a request that is sent again is made once, and the audit names neither number nor code', async () => {
    const sent = { IdempotencyKey: 'the-same-key-again' };
    await save([invite(ASHA)], sent);
    await save([{ Mobile: ASHA, Action: 'remove' }]);
    expect((await save([invite(ASHA)], sent)).Data).toEqual({ Saved: 1, Invited: 1 });
    expect(await enter(ASHA)).toBe('OtpWrong');
    const stored = await Promise.all(
      (['invitations', 'desk_audit', 'idempotency_keys'] as const).map((table) =>
        api.context.db.selectFrom(table).selectAll().execute(),
      ),
    );
    expect(JSON.stringify(stored)).not.toMatch(/98765|diwali/i);
  });

  test('a file that is read at a start replaces only its own invitations', async () => {
    const { db, secret } = api.context;
    await save([invite(ASHA)]);
    await importInvitations(db, secret, [{ mobile: RAVI, code: 'DIWALI7K2M' }]);
    expect([await enter(ASHA), await enter(RAVI)]).toEqual(['Success', 'Success']);
    await importInvitations(db, secret, []);
    expect([await enter(ASHA), await enter(RAVI)]).toEqual(['Success', 'OtpWrong']);
  });
});
