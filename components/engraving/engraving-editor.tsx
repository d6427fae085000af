import type { ReactNode } from 'react';
import * as apiPaths from '#lib/shared/api-paths.ts';
import type { CartLine } from '#lib/storefront/cart/types.ts';
import * as m from '#messages';
import { EngravingField } from '@/components/engraving/engraving-field';
import { buttonClass } from '@/components/ui/button';

interface EngravingEditorProps {
  line: Pick<CartLine, 'id' | 'title' | 'quantity' | 'engraving' | 'engravingTerms'>;
}

/** Adds, changes or removes the engraving of a line of the cart; its forms need no script. */
export function EngravingEditor({ line }: EngravingEditorProps) {
  const { engraving, engravingTerms: terms } = line;
  if (!engraving && !terms) return null;
  const verb = engraving ? m.engravingChange() : m.engravingAdd();
  return (
    <div>
      {engraving && <p className="text-muted text-sm">{m.engravingNoReturn()}</p>}
      <details className="group">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-muted underline decoration-line underline-offset-4 hover:text-ink">
          {verb}
          <span className="sr-only">: {line.title}</span>
        </summary>
        <div className="max-w-md pt-1 pb-3">
          {terms && (
            <EngravingForm line={line}>
              <EngravingField terms={terms} initial={engraving?.text ?? ''} />
              <button type="submit" className={`mt-4 ${buttonClass('secondary')}`}>
                {m.engravingSave()}
              </button>
            </EngravingForm>
          )}
          {engraving && (
            <EngravingForm line={line}>
              <input type="hidden" name="engraving" value="" />
              <button
                type="submit"
                className="mt-2 min-h-11 cursor-pointer text-muted underline decoration-line underline-offset-4 hover:text-ink"
              >
                {m.engravingRemove()}
              </button>
            </EngravingForm>
          )}
        </div>
      </details>
    </div>
  );
}

function EngravingForm({ line, children }: EngravingEditorProps & { children: ReactNode }) {
  return (
    <form method="post" action={apiPaths.cart()}>
      <input type="hidden" name="intent" value="engrave" />
      <input type="hidden" name="lineId" value={line.id} />
      <input type="hidden" name="quantity" value={line.quantity} />
      {children}
    </form>
  );
}
