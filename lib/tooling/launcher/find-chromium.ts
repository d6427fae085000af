import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { environment } from '#lib/shared/env.ts';

/** It renders the same as a whole Chromium and needs a quarter less CPU, but restores no page that it left. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const WHOLE = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

async function playwrightChromium(): Promise<string> {
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}

/** Returns the path of a Chromium installed in a usual place. */
export function installedChromium(): string | undefined {
  return [HEADLESS_SHELL, ...WHOLE].find((path) => existsSync(path));
}

/** Returns the path of an installed Chromium with a cache of the pages it left, for Back and Forward. */
export function installedWholeChromium(): string | undefined {
  return WHOLE.find((path) => existsSync(path));
}

/** Installs both: the one that most tests run in, and the one that keeps pages for Back. */
function installWithApt(): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  process.stdout.write('No Chromium was found: installing Debian’s …\n');
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  const install = ['install', '-y', '-qq', '--no-install-recommends'];
  for (const name of ['chromium-headless-shell', 'chromium'])
    spawnSync('apt-get', [...install, name], { stdio: 'inherit' });
}

/**
 * Returns the path of a Chromium: CHROMIUM_PATH, else an installed one, Playwright's own, or one installed
 * now; or null.
 */
export async function findChromium(): Promise<string | null> {
  const configured = environment().CHROMIUM_PATH;
  // A configured browser is never replaced by another one.
  if (configured) return existsSync(configured) ? configured : null;
  const found = [installedChromium(), await playwrightChromium()].find(
    (path) => path !== undefined && existsSync(path),
  );
  if (found) return found;
  installWithApt();
  return installedChromium() ?? null;
}
