import * as paths from '#lib/shared/paths.ts';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';

/** A switch between the same comparison with and without the rows that are equal for all products. */
export function DifferencesSwitch({ codes, isOn }: { codes: readonly string[]; isOn: boolean }) {
  const tick = isOn ? 'border-ink bg-ink text-paper' : 'border-edge text-transparent';
  return (
    <p className="mt-3">
      <Link
        href={isOn ? paths.compare(codes) : paths.compare(codes, 'differences')}
        scroll={false}
        aria-current={isOn ? 'true' : undefined}
        className="inline-flex min-h-11 items-center gap-3 hover:text-brass"
      >
        <span className={`grid size-5 place-items-center rounded-sm border ${tick}`}>
          <Icon name="check" className="size-4" />
        </span>
        Only differences
      </Link>
    </p>
  );
}
