import type { Envelope, RetailCall } from './define-call.ts';

/** One request of a call and its answer, both as they go over the wire. */
export interface CallExample {
  /** What the request is about, e.g. `a path that does not exist`. */
  summary: string;
  request: Record<string, unknown>;
  answer: Envelope;
}

/** Examples by the name of their call: those about a certain thing first, and last the one about any other. */
export type CallExamples = Readonly<Record<string, readonly CallExample[]>>;

/** The examples of a call in the form of an OpenAPI document: by a name, which a request and its answer share. */
export function openApiExamples(
  examples: CallExamples,
  { name }: RetailCall,
  side: 'request' | 'answer',
): { examples?: Record<string, { summary: string; value: unknown }> } {
  const given = examples[name];
  if (!given) return {};
  const named = given.map((example) => {
    const { summary } = example;
    return [summary.replaceAll(' ', '-'), { summary, value: example[side] }] as const;
  });
  return { examples: Object.fromEntries(named) };
}
