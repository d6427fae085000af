import { createProgram, runProgram, TERMINAL, type Terminal } from '#lib/shared/command-line.ts';
import { type Environment, environment } from '#lib/shared/env.ts';
import { localUrl } from '#lib/shared/loopback.ts';
import { databaseFindings } from './database-findings.ts';
import { bucketFindings, cdnFindings, searchFindings } from './edge-findings.ts';
import type { Finding } from './finding.ts';
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
  const groups = await Promise.all([
    machineFindings(settings),
    settingFindings(settings),
    RETAIL_API_URL === undefined ? startFindings() : [],
    // An operator's own retail API has a database of its own.
    RETAIL_API_URL === undefined ? databaseFindings(settings) : [],
    RETAIL_API_URL === undefined ? standbyFindings(settings) : [],
    readyFindings('Retail API', RETAIL_API_URL ?? localUrl(RETAIL_API_HOST, RETAIL_API_PORT)),
    ...storefronts.map((url) => readyFindings('Storefront', url)),
    redisFindings(settings),
    mailFindings(settings),
    SMS_GATEWAY_URL === undefined ? [] : listeningFindings('SMS_GATEWAY_URL', SMS_GATEWAY_URL),
    RETAIL_API_URL === undefined ? bucketFindings(settings) : [],
    RETAIL_API_URL === undefined ? keyFindings(settings) : [],
    RETAIL_API_URL === undefined ? searchFindings(settings) : [],
    cdnFindings(settings),
  ]);
  return groups.flat();
}
