import type { Found } from './found.ts';
import { exportedName, type Imports, isFromPackage } from './imports.ts';
import { NAMES } from './renames.ts';
import { at, list, type Node, nameOf } from './syntax.ts';

const newName = (node: Node | undefined): string | undefined => {
  const name = nameOf(node);
  return name !== undefined && Object.hasOwn(NAMES, name) ? NAMES[name] : undefined;
};

/** Whether a file can take the new name of an import for itself. */
const isFree = (imports: Imports, name: string): boolean =>
  !imports.declared.has(name) && !imports.named.has(name);

/** `import { ButtonTone }`: with an alias where the file has the new name already. */
function imported(found: Found, imports: Imports, specifier: Node): void {
  const [name, local] = [at(specifier, 'imported'), at(specifier, 'local')];
  const to = newName(name);
  if (!name || !local || to === undefined) return;
  const from = nameOf(name) ?? '';
  const keeps = local.start === name.start && !isFree(imports, to);
  found.replace(name.start, name.end, keeps ? `${to} as ${from}` : to, `${from} → ${to}`);
}

/** `export { ButtonTone }`: the file goes on to export the old name, since others may import it. */
function exported(found: Found, imports: Imports, declaration: Node): void {
  for (const each of list(declaration, 'specifiers')) {
    const [local, as] = [at(each, 'local'), at(each, 'exported')];
    const from = nameOf(local) ?? '';
    const isOwn = isFromPackage(declaration) || exportedName(imports, local) === from;
    const to = isOwn ? newName(local) : undefined;
    if (!local || !as || to === undefined || (!isFromPackage(declaration) && !isFree(imports, to))) continue;
    const isAlias = as.start !== local.start;
    found.replace(local.start, local.end, isAlias ? to : `${to} as ${from}`, `${from} → ${to}`);
  }
}

/** `ButtonTone` and `ds.ButtonTone` in a type. Behind an alias the name of the file stays. */
function mentioned(found: Found, imports: Imports, reference: Node): void {
  const type = at(reference, 'typeName');
  const name = exportedName(imports, type);
  const to = name !== undefined && Object.hasOwn(NAMES, name) ? NAMES[name] : undefined;
  const last = at(type, 'right') ?? type;
  if (!last || to === undefined || nameOf(last) !== name) return;
  if (type?.type === 'TSQualifiedName' || isFree(imports, to))
    found.replace(last.start, last.end, to, `${name} → ${to}`);
}

/** `import('@weft/design-system').ButtonTone`. */
function importedInPlace(found: Found, type: Node): void {
  const from = nameOf(at(type, 'source')) ?? '';
  const name = at(type, 'qualifier');
  const to = newName(name);
  if (name && to && from.startsWith('@weft/design-system'))
    found.replace(name.start, name.end, to, `${nameOf(name)} → ${to}`);
}

/** Renames the types that have another name, where they are imported, exported and mentioned. */
export function renameTypes(found: Found, imports: Imports, node: Node): void {
  if (node.type === 'ImportDeclaration' && isFromPackage(node))
    for (const each of list(node, 'specifiers')) imported(found, imports, each);
  else if (node.type === 'ExportNamedDeclaration') exported(found, imports, node);
  else if (node.type === 'TSTypeReference') mentioned(found, imports, node);
  else if (node.type === 'TSImportType') importedInPlace(found, node);
}
