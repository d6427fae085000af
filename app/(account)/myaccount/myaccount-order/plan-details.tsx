import type { ReactElement } from 'react';
import type { ReturnKind } from '#lib/contract/vocabulary.ts';
import * as paths from '#lib/shared/paths.ts';
import type { Failure } from '#lib/shared/result.ts';
import type { SelectedLine } from '#lib/storefront/orders/returns/selection.ts';
import { nextStepPath } from '#lib/storefront/orders/returns/selection-path.ts';
import { getPickupDays, getReturnPlan } from '#lib/storefront/orders/returns/server.ts';
import type { ReturnPlan } from '#lib/storefront/orders/returns/types.ts';
import type { Order } from '#lib/storefront/orders/types.ts';
import { markUnavailable } from '#lib/storefront/platform/http/response-directives.ts';
import { redirect } from '#lib/storefront/platform/site/redirects.ts';
import * as m from '#messages';
import { AccountUnavailable } from '@/components/account/layout/account-unavailable';
import { NoSuchOrder } from '@/components/orders/no-such-order';

interface Chosen {
  order: Order;
  kind: ReturnKind;
  lines: readonly SelectedLine[];
}

/** The next step once everything was chosen: the last step, an earlier one with a problem, or another page. */
export type PlannedStep =
  | { stage: 'details'; plan: ReturnPlan; days: readonly string[] }
  | { stage: 'replacement'; lines: readonly SelectedLine[]; line: SelectedLine; problem: string }
  | { stage: 'items'; problem: string }
  | { stage: 'unavailable'; page: ReactElement };

/**
 * Requests the return plan for a selection; where nothing may be returned, it redirects to the order with a
 * notice.
 */
export async function planDetails({ order, kind, lines }: Chosen): Promise<PlannedStep> {
  const chosen = { order: order.number, kind, lines };
  const path = nextStepPath(chosen);
  const [plan, days] = await Promise.all([getReturnPlan(chosen, path), getPickupDays(order.number, path)]);
  if (!plan.ok) return (await stepBack(plan.failure, chosen, path)) ?? redirected(plan.failure, kind, path);
  if (!days.ok) return redirected(days.failure, kind, path);
  return { stage: 'details', plan: plan.value, days: days.value };
}

/** Returns the step to correct a refused selection; null where there is none. */
async function stepBack(
  failure: Failure,
  chosen: { order: string; lines: readonly SelectedLine[] },
  path: string,
): Promise<PlannedStep | null> {
  if (failure.kind !== 'refused') return null;
  if (failure.reason === 'not-allowed-now') redirect(paths.order(chosen.order, 'not-returnable'));
  if (failure.reason === 'invalid') return { stage: 'items', problem: m.returnsOrderChanged() };
  if (failure.reason !== 'out-of-stock') return null;
  const lines = await openSoldOut(chosen, path);
  const line = lines.find(({ replacement }) => replacement === '');
  return line ? { stage: 'replacement', lines, line, problem: m.returnsChosenSoldOut() } : null;
}

/** Returns the lines without sold-out replacements; without any replacement where no single line is refused. */
async function openSoldOut(
  { order, lines }: { order: string; lines: readonly SelectedLine[] },
  path: string,
): Promise<SelectedLine[]> {
  const alone = await Promise.all(lines.map((line) => getReturnPlan({ order, kind: 'exchange', lines: [line] }, path)));
  const isSoldOut = alone.map(
    (read) => !read.ok && read.failure.kind === 'refused' && read.failure.reason === 'out-of-stock',
  );
  const isAny = isSoldOut.includes(true);
  return lines.map((line, index) => (isAny && !isSoldOut[index] ? line : { ...line, replacement: '' }));
}

function redirected(failure: Failure, kind: ReturnKind, path: string): PlannedStep {
  if (failure.kind === 'not-found') return { stage: 'unavailable', page: <NoSuchOrder /> };
  markUnavailable(failure.kind === 'refused' ? failure.retryAfterSeconds : undefined);
  const title = kind === 'return' ? m.returnsReturn() : m.returnsExchange();
  return { stage: 'unavailable', page: <AccountUnavailable title={title} href={path} /> };
}
