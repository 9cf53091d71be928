import type { StrictArgTypes } from 'storybook/internal/types';

/** What react-docgen finds in the source of a component. */
interface Docgen {
  props?: Record<string, { tsType?: { name: string; raw?: string } }>;
}

const titles: Record<string, string> = { calls: 'Calls of the client', providers: 'Providers' };

/** The tags of a doc comment as sentences of its description: `@calls users.list` as “Calls of the client: users.list”. */
export const tagsInWords = (comment: string) =>
  comment.replaceAll(/\s*@(\w+)\s+/g, (_, tag: string) => `\n\n**${titles[tag] ?? tag}:** `);

/** The props of a component with their types as written, and the defaults that their comments name. */
export function readableProps(
  component: object | undefined,
  argTypes: StrictArgTypes,
): StrictArgTypes {
  const docgen = docgenOf(component) ?? docgenOf(inMemo(component)) ?? {};
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const [description, fallback] = (argType.description ?? '').split(/\s*@default\s+/);
      const written = typeAsWritten(docgen.props?.[name]?.tsType);
      const table = {
        ...argType.table,
        ...(written !== undefined && { type: { summary: written } }),
        ...(fallback && { defaultValue: { summary: fallback } }),
      };
      return [name, { ...argType, description, table }];
    }),
  );
}

const docgenOf = (component: object | undefined): Docgen | undefined =>
  component && Reflect.get(component, '__docgenInfo');

/** The component in `memo(component)`. */
const inMemo = (component: object | undefined): object | undefined =>
  component && Reflect.get(component, 'type');

/** The props `rows: readonly Row[]` of a source as react-docgen can read them. */
export const withReadableArrays = (source: string) =>
  source.replaceAll(
    /^( +\w+\??: )readonly ([^;\n]+)\[\]( \| undefined)?;$/gm,
    '$1ReadonlyArray<$2>$3;',
  );

/** A union or a branded type as its source has it. react-docgen cannot read `readonly Row[]` in an imported file. */
function typeAsWritten({ name, raw }: { name?: string; raw?: string } = {}): string | undefined {
  if (name === 'unknown') return 'array';
  if (name === 'intersection' && raw?.includes('__day')) return 'Day';
  return raw
    ?.replaceAll(/\s+/g, ' ')
    .replace(/^\| /, '')
    .replace(/ \| undefined$/, '')
    .replace(/^ReadonlyArray<(.*)>$/, 'readonly $1[]');
}
