import { join } from 'node:path';
import type { Environment } from '#lib/shared/env.ts';
import { type DemoSettings, usesDemoOffers } from '#lib/shared/trial.ts';
import { readSettingList } from '../../core/read-setting-file.ts';
import { type EmiPlan, emiPlanList } from './emi-plan.ts';

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
  return readSettingList('EMI_FILE', path ?? DEMO_FILE, emiPlanList);
}
