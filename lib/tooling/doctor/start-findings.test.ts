import { startFindings } from './start-findings.ts';

jest.mock('../launcher/run-tool.ts', () => ({ runTool: () => mockRun() }));
const mockRun = jest.fn();
afterEach(() => mockRun.mockReset());

test('what would end the start is wrong, each by itself', async () => {
  const problems = ['EMI_FILE: plans.json cannot be read (ENOENT). Name a JSON file.', 'FAULTS: must be off.'];
  mockRun.mockResolvedValueOnce({ exitCode: 0, output: JSON.stringify(problems) });
  expect(await startFindings()).toEqual(problems.map((text) => ({ state: 'wrong', text })));
});

test('settings with which a retail API starts are well', async () => {
  mockRun.mockResolvedValueOnce({ exitCode: 0, output: '[]' });
  expect(await startFindings()).toMatchObject([{ state: 'ok' }]);
});
