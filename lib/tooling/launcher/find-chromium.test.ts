import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { findChromium, installedChromium, installedWholeChromium } from './find-chromium.ts';

const WHOLE = '/usr/bin/chromium';
const WITHOUT_A_WINDOW = '/usr/bin/chromium-headless-shell';
let installed: string[];

process.env.CHROMIUM_PATH = '';

beforeEach(() => {
  jest.spyOn(fs, 'existsSync').mockImplementation((path) => installed.includes(String(path)));
  jest.spyOn(process, 'getuid').mockReturnValue(1000);
  // What imported the function by its name sees the spy only now.
  syncBuiltinESMExports();
});
afterEach(() => {
  jest.restoreAllMocks();
  syncBuiltinESMExports();
});

test('the headless Chromium is preferred', async () => {
  installed = [WHOLE, WITHOUT_A_WINDOW];
  expect([installedChromium(), await findChromium()]).toEqual([WITHOUT_A_WINDOW, WITHOUT_A_WINDOW]);
  installed = [WHOLE];
  expect([installedChromium(), await findChromium()]).toEqual([WHOLE, WHOLE]);
});

test('a Chromium that restores pages is never the headless one', () => {
  installed = [WITHOUT_A_WINDOW];
  expect(installedWholeChromium()).toBeUndefined();
  installed = [WHOLE, WITHOUT_A_WINDOW];
  expect(installedWholeChromium()).toBe(WHOLE);
});

test('without a Chromium and a way to install one the result is null', async () => {
  installed = [];
  expect(installedChromium()).toBeUndefined();
  expect(await findChromium()).toBeNull();
});
