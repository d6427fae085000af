import { spawnSync } from 'node:child_process';
import { postgresPrograms } from '#lib/tooling/bench/cluster/postgres-server.ts';

/** A program of the system that a suite needs. */
interface Tool {
  /** The names to try, in order; PATH of ordinary users may lack those for administrators. */
  programs: readonly [string, ...string[]];
  /** An argument with which it only says its version. */
  versionArgument: string;
  /** Its package of Debian. */
  package: string;
}

export const NGINX: Tool = { programs: ['nginx', '/usr/sbin/nginx'], versionArgument: '-v', package: 'nginx-light' };
export const OPENSSL: Tool = { programs: ['openssl'], versionArgument: 'version', package: 'openssl' };
export const POSTGRES: Tool = {
  programs: [`${postgresPrograms() ?? ''}/initdb`],
  versionArgument: '--version',
  package: 'postgresql',
};
export const PROMETHEUS: Tool = { programs: ['prometheus'], versionArgument: '--version', package: 'prometheus' };
export const PROMTOOL: Tool = { ...PROMETHEUS, programs: ['promtool'] };
export const VARNISH: Tool = {
  programs: ['varnishd', '/usr/sbin/varnishd'],
  versionArgument: '-V',
  package: 'varnish',
};
export const CADDY: Tool = { programs: ['caddy'], versionArgument: 'version', package: 'caddy' };
export const SYSTEMD: Tool = { programs: ['systemd-analyze'], versionArgument: '--version', package: 'systemd' };

/** Runs a suite with the programs of the tools that it needs; left out, with one line, where one is not installed. */
export function describeWithTools(
  title: string,
  tools: readonly Tool[],
  suite: (programs: readonly string[]) => void,
): void {
  const found = tools.map(({ programs, versionArgument }) =>
    programs.find((program) => spawnSync(program, [versionArgument]).status === 0),
  );
  const missing = tools.filter((_tool, index) => found[index] === undefined).map((tool) => tool.package);
  const programs = found.filter((program) => program !== undefined);
  if (missing.length > 0) process.stderr.write(`Left out: ${title}; install the packages ${missing.join(', ')}.\n`);
  (missing.length > 0 ? describe.skip : describe)(title, () => suite(programs));
}
