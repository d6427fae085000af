import { spawnSync } from 'node:child_process';
import { postgresPrograms } from './postgres-server.ts';

/** The programs of the system that a cluster needs. */
export interface ClusterTools {
  /** The folder with the programs of PostgreSQL. */
  postgres: string;
  nginx: string;
  /** Redis or Valkey. */
  redis: string;
}

const runs = (program: string, argument: string) => spawnSync(program, [argument]).status === 0;

/** Finds the programs. Throws, with the packages of Debian to install, where one is missing. */
export function findClusterTools(): ClusterTools {
  const postgres = postgresPrograms();
  const nginx = ['nginx', '/usr/sbin/nginx'].find((program) => runs(program, '-v'));
  const redis = ['valkey-server', 'redis-server'].find((program) => runs(program, '--version'));
  if (postgres === undefined || nginx === undefined || redis === undefined || !runs('openssl', 'version'))
    throw new Error('A cluster needs the packages postgresql, nginx-light, redis-server (or valkey) and openssl.');
  return { postgres, nginx, redis };
}

/** Whether `faketime` is there, which gives a process another clock. */
export function hasFaketime(): boolean {
  return runs('faketime', '--version');
}
