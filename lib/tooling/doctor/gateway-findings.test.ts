import { parseEnvironment } from '#lib/shared/env.ts';
import { keyFindings } from './gateway-findings.ts';

jest.mock('../launcher/run-tool.ts', () => ({ runTool: () => mockRun() }));
const mockRun = jest.fn();
afterEach(() => mockRun.mockReset());

const KEYS = parseEnvironment({ PAYU_KEY: 'abcdef', PAYU_SALT: 'salt' });

test('each gateway says whether it accepts its keys', async () => {
  const reports = [
    { gateway: 'razorpay', problem: 'The gateway answered 401.' },
    { gateway: 'payu', problem: null },
  ];
  mockRun.mockResolvedValueOnce({ exitCode: 0, output: `${JSON.stringify(reports)}\n` });
  expect(await keyFindings(KEYS)).toEqual([
    { state: 'wrong', text: 'Razorpay: cannot be used with these keys: The gateway answered 401.' },
    { state: 'ok', text: 'PayU: accepts the keys' },
  ]);
});

test('settings that no gateway can be made of are told as they are', async () => {
  mockRun.mockResolvedValueOnce({ exitCode: 1, output: 'PAYU_SERVICE_URL: must be on test.payu.in.\n' });
  expect(await keyFindings(KEYS)).toEqual([
    { state: 'wrong', text: 'Payments: PAYU_SERVICE_URL: must be on test.payu.in.' },
  ]);
});

test('nothing is asked without keys, or with some of them', async () => {
  expect(await keyFindings(parseEnvironment({}))).toEqual([]);
  expect(await keyFindings(parseEnvironment({ PAYU_KEY: 'abcdef' }))).toEqual([]);
  expect(mockRun).not.toHaveBeenCalled();
});
