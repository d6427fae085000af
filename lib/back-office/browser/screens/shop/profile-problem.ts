import { CallError } from '../../api/call.ts';
import { sentenceOf } from '../../parts/labels.ts';

/** What is wrong with one field of a profile. */
export interface ProfileProblem {
  /** The path of the field in the profile: `delivery.zones.1.days`. */
  path: string;
  message: string;
}

/** Which field of a profile a refusal is about; null where it is about none. */
export function profileProblem(error: unknown): ProfileProblem | null {
  if (!(error instanceof CallError) || error.code !== 'InvalidRequest') return null;
  const { Field, Message } = error.details;
  if (typeof Field !== 'string' || typeof Message !== 'string') return null;
  return { path: Field.replace(/^Profile\.?/, ''), message: Message };
}

/** The message about a field or what is in it; undefined where the problem is elsewhere. */
export function messageAt(problem: ProfileProblem | null, path: string): string | undefined {
  if (!problem) return undefined;
  return problem.path === path || problem.path.startsWith(`${path}.`) ? `It ${problem.message}.` : undefined;
}

/** A problem in a sentence that says where: `Delivery, zones 2, days: must not end before it begins`. */
export function problemSentence({ path, message }: ProfileProblem): string {
  const words: string[] = [];
  for (const part of path.split('.').filter(Boolean)) {
    // People count from one.
    if (/^\d+$/.test(part)) words.push(`${words.pop() ?? ''} ${Number(part) + 1}`.trim());
    else words.push(words.length === 0 ? sentenceOf(part) : sentenceOf(part).toLowerCase());
  }
  return [words.join(', '), `${message}.`].filter(Boolean).join(': ');
}
