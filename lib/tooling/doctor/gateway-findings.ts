import { z } from 'zod';
import { GATEWAY_COPY, GATEWAYS } from '#lib/contract/gateways.ts';
import type { Environment } from '#lib/shared/env.ts';
import { GATEWAY_SETTINGS, gatewaysSetUp } from '#lib/shared/gateway-settings.ts';
import { MAINTENANCE_PROGRAM } from '../launcher/maintenance.ts';
import { runTool } from '../launcher/run-tool.ts';
import { type Finding, ok, wrong } from './finding.ts';

const gatewayReports = z.array(z.object({ gateway: z.enum(GATEWAYS), problem: z.string().nullable() }));

/** Whether each gateway whose keys are set accepts them. Incomplete keys are found by the settings alone. */
export async function keyFindings(settings: Environment): Promise<Finding[]> {
  const gateways = gatewaysSetUp(settings);
  const isComplete = gateways.every((gateway) => GATEWAY_SETTINGS[gateway].keys.every((name) => settings[name]));
  if (gateways.length === 0 || !isComplete) return [];
  const { exitCode, output } = await runTool(
    { file: MAINTENANCE_PROGRAM, arguments: ['gateways'] },
    { buffered: true },
  );
  if (exitCode !== 0) return [wrong(`Payments: ${output.trim().split('\n').at(-1)?.slice(0, 300)}`)];
  return gatewayReports.parse(JSON.parse(output)).map(({ gateway, problem }) => {
    const { label } = GATEWAY_COPY[gateway];
    return problem === null
      ? ok(`${label}: accepts the keys`)
      : wrong(`${label}: cannot be used with these keys: ${problem}`);
  });
}
