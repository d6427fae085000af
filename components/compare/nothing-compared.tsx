import * as paths from '#lib/shared/paths.ts';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';

/** Replaces the table where no product is chosen. */
export function NothingCompared() {
  return (
    <div className="max-w-measure">
      <p className="text-lg text-muted">
        Nothing is chosen yet. Open a piece that you like and press “Compare” there; up to four stand here side by side.
      </p>
      <p className="mt-8">
        <Link href={paths.home()} className={buttonClass('secondary')}>
          Look around the store
        </Link>
      </p>
    </div>
  );
}
