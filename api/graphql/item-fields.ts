import type { FieldNode, GraphQLResolveInfo, SelectionSetNode } from 'graphql';

type Asked = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>;

/** The fields of the found entities that a search is asked for, `id` where none is: nothing else has to be loaded. */
export function itemFields({ fieldNodes, fragments }: Asked): readonly string[] {
  const items = fieldsBelow(fieldNodes, fragments).filter(({ name }) => name.value === 'items');
  const names = fieldsBelow(items, fragments).map(({ name }) => name.value);
  const own = new Set(names.filter((name) => !name.startsWith('__')));
  return own.size === 0 ? ['id'] : [...own];
}

/** What is selected of fields directly, also by fragments, each of which is looked at once. */
function fieldsBelow(fields: readonly FieldNode[], fragments: Asked['fragments']): readonly FieldNode[] {
  const seen = new Set<SelectionSetNode>();
  const collected: FieldNode[] = [];
  const collect = (selection: SelectionSetNode | undefined): void => {
    if (selection === undefined || seen.has(selection)) return;
    seen.add(selection);
    for (const part of selection.selections) {
      if (part.kind === 'Field') collected.push(part);
      else collect(part.kind === 'InlineFragment' ? part.selectionSet : fragments[part.name.value]?.selectionSet);
    }
  };
  for (const { selectionSet } of fields) collect(selectionSet);
  return collected;
}
