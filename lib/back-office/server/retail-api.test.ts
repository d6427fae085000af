import { envelopeOf, testOffice } from '../testing/test-office.ts';

test('a retail API that is away is reported once for each outage, and staff read it each time', async () => {
  let isAway = true;
  const { call, errors, close } = testOffice({
    answers: {
      StaffPasswordResetBegin: () => {
        if (isAway) throw new Error('connect ECONNREFUSED');
        return envelopeOf({});
      },
    },
  });
  const status = async () => (await call('StaffPasswordResetBegin', { Email: 'asha@shop.example' })).status;
  expect([await status(), await status()]).toEqual([503, 503]);
  expect(errors).toHaveLength(1);
  isAway = false;
  expect(await status()).toBe(200);
  isAway = true;
  expect(await status()).toBe(503);
  expect(errors).toHaveLength(2);
  close();
});
