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

/**
 * A command that gives the process that it becomes a clock that is off, such as `+5m`; null without the package faketime, whose
 * own program would stay as the parent of that process and not end it.
 */
export function clockCommand(off: string): string[] | null {
  const { status, stdout } = spawnSync('faketime', ['-f', '+0m', 'printenv', 'LD_PRELOAD'], { encoding: 'utf8' });
  return status === 0
    ? ['env', `LD_PRELOAD=${stdout.trim()}`, `FAKETIME=${off}`, 'FAKETIME_DONT_FAKE_MONOTONIC=1']
    : null;
}
