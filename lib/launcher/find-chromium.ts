import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { environment } from '#lib/shared/env.ts';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

async function playwrightsOwn(): Promise<string> {
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}

function installWithApt(): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  process.stdout.write('No Chromium was found: installing Debian’s …\n');
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { stdio: 'inherit' });
}

/** Path of a Chromium to drive: CHROMIUM_PATH, an installed one, Playwright's own, or one installed now; else null. */
export async function findChromium(): Promise<string | null> {
  const named = environment().CHROMIUM_PATH;
  const candidates = [...(named ? [named] : PLACES), await playwrightsOwn()];
  const found = candidates.find((path) => existsSync(path));
  if (found) return found;
  installWithApt();
  return PLACES.find((path) => existsSync(path)) ?? null;
}
