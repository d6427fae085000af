import { z } from 'zod';
import type { AttributeKind } from '#lib/contract/index.ts';
import { ATTRIBUTES, type RootCategory } from '../product-attributes.ts';

/** An attribute that products of a kind of goods may have. */
interface DescribedAttribute {
  name: string;
  kind: AttributeKind;
}

/** The part of a JSON schema that tells the kinds apart. */
const described = z.object({
  type: z.string().optional(),
  format: z.string().optional(),
  items: z.object({ type: z.string() }).optional(),
  anyOf: z.array(z.object({ type: z.string() })).optional(),
});

/** The attributes of a kind of goods in the order of their schema. */
export function attributeKinds(root: RootCategory): DescribedAttribute[] {
  const { properties = {} } = z.toJSONSchema(ATTRIBUTES[root], { io: 'input' });
  return Object.entries(properties).map(([name, schema]) => ({ name, kind: kindOf(described.parse(schema)) }));
}

function kindOf({ type, format, items, anyOf }: z.output<typeof described>): AttributeKind {
  switch (type ?? anyOf?.[0]?.type) {
    case 'boolean':
      return 'yes-no';
    case 'integer':
      return 'whole';
    case 'number':
      return 'number';
    case 'array':
      return items?.type === 'object' ? 'stones' : 'words';
    case 'object':
      return 'breakup';
    default:
      return format === 'date' ? 'date' : 'text';
  }
}
