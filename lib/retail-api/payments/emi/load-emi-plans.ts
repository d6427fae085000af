import { join } from 'node:path';
import { type EmiPlan, emiPlanList, toEmiPlans } from '#lib/shared/emi-plan.ts';
import type { Environment } from '#lib/shared/env.ts';
import { type DemoSettings, usesDemoOffers } from '#lib/shared/trial.ts';
import { readSettingList } from '../../core/read-setting-file.ts';

const DEMO_FILE = join(import.meta.dirname, 'data', 'demo.json');

/**
 * The EMI plans that the settings name: the operator's file, else the demo's in a trial, else none. Throws
 * ConfigurationError naming the file and its first invalid entry.
 */
export async function loadEmiPlans({
  EMI_FILE: path,
  ...facts
}: Pick<Environment, 'EMI_FILE'> & DemoSettings): Promise<EmiPlan[]> {
  if (path === undefined && !usesDemoOffers(facts)) return [];
  return toEmiPlans(await readSettingList('EMI_FILE', path ?? DEMO_FILE, emiPlanList));
}
