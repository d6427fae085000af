import { type Environment, parseEnvironment } from './env.ts';

/** Whether the operator has named hosts of the private sale; those of a trial are reached from this machine alone. */
export function hasNamedSaleHosts({ PRIVATE_SALE_HOSTS }: Pick<Environment, 'PRIVATE_SALE_HOSTS'>): boolean {
  const ofTrials = parseEnvironment({}).PRIVATE_SALE_HOSTS;
  return PRIVATE_SALE_HOSTS.some((host) => !ofTrials.includes(host));
}
