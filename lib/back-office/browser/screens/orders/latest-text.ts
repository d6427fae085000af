import { formatTime } from '#lib/shared/dates.ts';
import type { CallData } from '../../api/call.ts';
import { actorName, orderEventLabel } from '../../parts/labels.ts';

/** What happened to an order last, notes aside, and who did it; empty where nothing did. */
export function latestText({ Audit }: Pick<CallData<'DeskOrder'>, 'Audit'>): string {
  const latest = Audit.findLast(({ Did }) => Did !== 'note');
  if (!latest) return '';
  const { At, By, Did } = latest;
  return `${orderEventLabel(Did)} at ${formatTime(At)} by ${actorName(By)}.`;
}
