import type { ReactElement } from 'react';
import type { ReturnKind } from '#lib/contract/vocabulary.ts';
import { parseReturnSelection, type ReturnSelection } from '#lib/storefront/orders/returns/selection.ts';
import { stageOf, stageText } from '#lib/storefront/orders/returns/steps.ts';
import type { Order } from '#lib/storefront/orders/types.ts';
import type { RefusedParameter } from '#lib/storefront/platform/forms/refused-form-path.ts';
import { requireAdmission } from '#lib/storefront/platform/session/admission.ts';
import * as m from '#messages';
import { AccountPage } from '@/components/account/layout/account-page';
import { ReturnItemPicker } from '@/components/orders/returns/return-item-picker';
import { DetailsStep } from './details-step';
import { loadOrderFor, requireOrderNumber } from './load-order';
import { type PlannedStep, planDetails } from './plan-details';
import { ReplacementStep } from './replacement-step';

type Search = Partial<Record<string, string | string[]>> & RefusedParameter;

const TITLES: Record<ReturnKind, (values: { number: string }) => string> = {
  return: m.returnsReturnTitle,
  exchange: m.returnsExchangeTitle,
};
const MAX_SEARCH_LENGTH = 100;

/** The page of a return or exchange: one step each for the items, their replacements, and the details. */
export async function ReturnPage({ kind, search }: { kind: ReturnKind; search: Search }): Promise<ReactElement> {
  await requireAdmission();
  const number = await requireOrderNumber(search.order);
  const { order, page } = await loadOrderFor(kind, number);
  if (page) return page;
  const selection = parseReturnSelection(search, order.lines);
  const step = await stepOf({ order, kind, selection, search });
  if (step.stage === 'unavailable') return step.page;
  return (
    <AccountPage title={TITLES[kind]({ number: order.number })} intro={stageText(kind, step)}>
      {step.stage === 'items' && (
        <ReturnItemPicker order={order} kind={kind} selection={step.selection} now={Date.now()} />
      )}
      {step.stage === 'replacement' && (
        <ReplacementStep order={order} lines={step.lines} line={step.line} find={step.find} problem={step.problem} />
      )}
      {step.stage === 'details' && (
        <DetailsStep
          order={order}
          kind={kind}
          lines={selection.lines}
          plan={step.plan}
          days={step.days}
          refused={search}
        />
      )}
    </AccountPage>
  );
}

interface ReturnQuery {
  order: Order;
  kind: ReturnKind;
  selection: ReturnSelection;
  search: Search;
}

type Step =
  | { stage: 'items'; selection: ReturnSelection }
  | (Extract<PlannedStep, { stage: 'replacement' }> & { find: string | null })
  | Extract<PlannedStep, { stage: 'details' | 'unavailable' }>;

/** Returns the step that the page shows for a selection. */
async function stepOf({ order, kind, selection, search }: ReturnQuery): Promise<Step> {
  const next = stageOf(kind, selection);
  if (next.stage === 'items') return { stage: 'items', selection };
  if (next.stage === 'replacement') {
    const find = typeof search.find === 'string' ? search.find.trim().slice(0, MAX_SEARCH_LENGTH) : null;
    const problem = search.chosen === next.line.id ? m.returnsReplacementMissing() : '';
    return { stage: 'replacement', lines: selection.lines, line: next.line, find, problem };
  }
  const planned = await planDetails({ order, kind, lines: selection.lines });
  if (planned.stage === 'items')
    return { stage: 'items', selection: { ...selection, problems: { '': planned.problem } } };
  return planned.stage === 'replacement' ? { ...planned, find: null } : planned;
}
