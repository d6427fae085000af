import { mailFindings } from './mail-findings.ts';

jest.mock('../launcher/run-tool.ts', () => ({ runTool: () => mockRun() }));
const mockRun = jest.fn();
afterEach(() => mockRun.mockReset());

test('without a mail server nothing is asked', async () => {
  expect(await mailFindings({})).toEqual([]);
  expect(mockRun).not.toHaveBeenCalled();
});

const MAIL = { SMTP_URL: 'smtp://shop:secret@mail.example:587' };

test.each([
  [null, 'ok', 'SMTP_URL: mail.example:587 accepts the user and password'],
  ['Invalid login: 535', 'wrong', 'SMTP_URL: mail.example:587 cannot be used (Invalid login: 535)'],
])('a mail server with the problem %j is %s', async (problem, state, text) => {
  mockRun.mockResolvedValueOnce({ exitCode: 0, output: JSON.stringify({ problem }) });
  expect(await mailFindings(MAIL)).toEqual([{ state, text }]);
});
