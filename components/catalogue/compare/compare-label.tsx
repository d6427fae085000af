import * as m from '#messages';
import { buttonClass } from '@/components/ui/button';
import { Icon, LineDrawing } from '@/components/ui/icon';

const SCALES = 'M12 4.5v15m-4 0h8M4.5 7h15M4.5 7 2 13.5h5L4.5 7Zm15 0L17 13.5h5L19.5 7Z';

/** A pair of scales, decorative only. */
export function ScalesIcon({ className }: { className: string }) {
  return <LineDrawing shape={SCALES} className={className} />;
}

/** Classes of the product page's compare control, used for the link and the button. */
export const COMPARE_CLASS = `${buttonClass('quiet')} cursor-pointer gap-2`;

/** The label of the compare control. */
export function CompareLabel({ isChosen }: { isChosen: boolean }) {
  return (
    <>
      {isChosen ? <Icon name="check" className="size-5 text-brass" /> : <ScalesIcon className="size-5" />}
      {m.compareButton()}
    </>
  );
}
