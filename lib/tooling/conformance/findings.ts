import { CALL_LEVELS, type CallLevel, callLevel } from '#lib/contract/call-levels.ts';
import type { RetailCall } from '#lib/contract/index.ts';
import type { CheckResult } from './check-answer.ts';

/** What was found about one call. */
interface CallFinding {
  call: RetailCall;
  state: 'conforms' | 'wrong' | 'absent';
  /** What the call was tried with, e.g. `a product that does not exist`; and what is wrong, where anything is. */
  checks: { name: string; issue: string | null }[];
}

/** Collects what is found about each call. */
export class Findings {
  readonly #byCall = new Map<RetailCall, CallFinding>();
  /** Why calls were left untried; null where all were tried. */
  stopReason: string | null = null;
  /** Why no product went into a cart; null where one did, or a call had a fault. */
  cartUntried: string | null = null;

  /** Records a result, and what else is wrong with a conforming answer. Returns whether all is right. */
  record(call: RetailCall, name: string, result: CheckResult, issue: string | null = null): boolean {
    const finding = this.#byCall.get(call) ?? { call, state: 'absent' as const, checks: [] };
    this.#byCall.set(call, finding);
    const found = result.state === 'wrong' ? result.issue : issue;
    if (result.state === 'absent') return false;
    finding.checks.push({ name, issue: found });
    finding.state = finding.checks.some((check) => check.issue !== null) ? 'wrong' : 'conforms';
    return found === null;
  }

  /** The findings of a level, in the order of the calls' names. */
  ofLevel(level: CallLevel): CallFinding[] {
    return [...this.#byCall.values()]
      .filter(({ call }) => callLevel(call) === level)
      .toSorted((a, b) => (a.call.name < b.call.name ? -1 : 1));
  }

  /** Whether anything is wrong: calls that were not tried, a fault of any call, or the absence of a call that the first level needs. */
  get isWrong(): boolean {
    return (
      this.stopReason !== null ||
      [...this.#byCall.values()].some(({ state }) => state === 'wrong') ||
      this.ofLevel('browse').some(({ state }) => state === 'absent')
    );
  }
}

/** The lines of the report. */
export function reportLines(findings: Findings): string[] {
  const lines: string[] = [];
  for (const level of CALL_LEVELS) {
    const found = findings.ofLevel(level);
    const count = (state: CallFinding['state']) => found.filter((finding) => finding.state === state).length;
    lines.push('', `${level}: ${count('conforms')} conform, ${count('wrong')} wrong, ${count('absent')} absent`);
    for (const { call, state, checks } of found) {
      lines.push(`  ${state.padEnd(8)}  ${call.method.padEnd(4)} ${call.name}`);
      for (const { name, issue } of checks) if (issue !== null) lines.push(`            ${name}: ${issue}`);
    }
  }
  return [...lines, '', ...conclusion(findings)];
}

/** How far a store comes with this retail API. */
function conclusion(findings: Findings): string[] {
  if (findings.stopReason !== null) return [`The other calls were not tried, because ${findings.stopReason}.`];
  const reached: string[] = [];
  for (const level of ['browse', 'cart', 'checkout', 'account'] as const) {
    if (level === 'cart' && findings.cartUntried !== null) break;
    if (findings.ofLevel(level).some(({ state }) => state !== 'conforms')) break;
    reached.push(level);
  }
  const levels = reached.length > 0 ? reached.join(', ') : 'none';
  return [
    `Levels whose calls all conform: ${levels}.`,
    ...(findings.cartUntried === null
      ? []
      : [
          `The cart was tried with empty requests alone, because ${findings.cartUntried}. Name another list with --list.`,
        ]),
    'Orders are not placed and customers not signed in: their calls are tried with what they must refuse.',
  ];
}
