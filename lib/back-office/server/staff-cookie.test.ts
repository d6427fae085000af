import { envelopeOf, STAFF_CREDENTIALS, signedIn, testOffice } from '../testing/test-office.ts';

test('a sign-in makes the browser known: its token is kept in a cookie of half a year, which outlives the session', async () => {
  const answers = ['device-token-of-asha', null, 'device-token-of-ravi'];
  const office = testOffice({
    answers: { StaffSignIn: () => signedIn(answers.shift()), StaffSignOut: () => envelopeOf({}) },
  });
  const { call, sent, close } = office;
  const reply = await call('StaffSignIn', { ...STAFF_CREDENTIALS, DeviceTokens: ['a-token-that-a-page-made-up'] });
  expect(await reply.text()).not.toContain('device-token-of-asha');
  const cookie = reply.headers.getSetCookie().find((set) => set.startsWith('BackOfficeDevices=')) ?? '';
  for (const flag of ['HttpOnly', 'SameSite=Strict', 'Max-Age=15552000']) expect(cookie).toContain(flag);
  expect(cookie).not.toContain('device-token-of-asha');
  await call('StaffSignOut');
  for (let time = 0; time < 2; time += 1) await call('StaffSignIn', STAFF_CREDENTIALS);
  await call('StaffSignIn', STAFF_CREDENTIALS);
  const tokens = sent
    .filter(({ name }) => name === 'StaffSignIn')
    .map(({ body }) => (body as { DeviceTokens: string[] }).DeviceTokens);
  expect(tokens).toEqual([
    [],
    ['device-token-of-asha'],
    ['device-token-of-asha'],
    ['device-token-of-asha', 'device-token-of-ravi'],
  ]);
  close();
});
