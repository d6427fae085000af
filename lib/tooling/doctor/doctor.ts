import { createProgram, runProgram, TERMINAL, type Terminal } from '#lib/shared/command-line.ts';
import { type Environment, environment } from '#lib/shared/env.ts';
import { localUrl } from '#lib/shared/loopback.ts';
import { databaseFindings } from './database-findings.ts';
import { bucketFindings, cdnFindings, searchFindings } from './edge-findings.ts';
import { type Finding, wrong } from './finding.ts';
import { keyFindings } from './gateway-findings.ts';
import { machineFindings } from './machine-findings.ts';
import { mailFindings } from './mail-findings.ts';
import { listeningFindings, readyFindings } from './reach-findings.ts';
import { redisFindings } from './redis-findings.ts';
import { settingFindings } from './setting-findings.ts';
import { standbyFindings } from './standby-findings.ts';
import { startFindings } from './start-findings.ts';

/** `npm run doctor`: prints one line for each check; exit code 1 where something is wrong. */
export async function runDoctor(args: readonly string[], terminal: Terminal = TERMINAL): Promise<void> {
  let isWrong = false;
  const program = createProgram('npm run doctor', terminal)
    .description('Checks the settings, this machine, the database and all that a running store needs.')
    .action(async () => {
      for (const { state, text } of await findings(environment())) {
        terminal.print(`${state.padEnd(5)}  ${text}`);
        isWrong ||= state === 'wrong';
      }
    });
  const code = await runProgram(program, args, terminal);
  process.exitCode = code === 0 && isWrong ? 1 : code;
}

async function findings(settings: Environment): Promise<Finding[]> {
  const { RETAIL_API_URL, RETAIL_API_HOST, RETAIL_API_PORT, STOREFRONT_URL, SMS_GATEWAY_URL, HOST, PORT } = settings;
  const storefronts = STOREFRONT_URL ?? [localUrl(HOST, PORT)];
  // An operator's own retail API has a database, a bucket and gateways of its own.
  const ofOurs = (check: () => Finding[] | Promise<Finding[]>) => () => (RETAIL_API_URL === undefined ? check() : []);
  const groups = await Promise.all([
    checked('This machine', () => machineFindings(settings)),
    checked('Settings', () => settingFindings(settings)),
    checked('Start', ofOurs(startFindings)),
    checked(
      'Database',
      ofOurs(() => databaseFindings(settings)),
    ),
    checked(
      'DATABASE_READ_URL',
      ofOurs(() => standbyFindings(settings)),
    ),
    checked('Retail API', () =>
      readyFindings('Retail API', RETAIL_API_URL ?? localUrl(RETAIL_API_HOST, RETAIL_API_PORT)),
    ),
    ...storefronts.map((url) => checked('Storefront', () => readyFindings('Storefront', url))),
    checked('REDIS_URL', () => redisFindings(settings)),
    checked('SMTP_URL', () => mailFindings(settings)),
    checked('SMS_GATEWAY_URL', () =>
      SMS_GATEWAY_URL === undefined ? [] : listeningFindings('SMS_GATEWAY_URL', SMS_GATEWAY_URL),
    ),
    checked(
      'S3_URL',
      ofOurs(() => bucketFindings(settings)),
    ),
    checked(
      'Payments',
      ofOurs(() => keyFindings(settings)),
    ),
    checked(
      'SEARCH_URL',
      ofOurs(() => searchFindings(settings)),
    ),
    checked('CDN_PURGE_URL', () => cdnFindings(settings)),
  ]);
  return groups.flat();
}

/** What a check found; where it fails itself, that is what was found, and the others go on. */
async function checked(what: string, check: () => Finding[] | Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await check();
  } catch (error) {
    return [wrong(`${what}: cannot be checked (${error instanceof Error ? error.message : error})`)];
  }
}
