/** Reads what the rows of a written statement are declared to be: the type in «sql<…>», from the source itself. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'vite';

/** Of each column the kinds of value it may be; `any` where the source does not say so by itself. */
export type RowType = Map<string, Set<string>>;

// biome-ignore lint/suspicious/noExplicitAny: a node of a syntax tree has whatever its kind has
type Node = any;
type Module = { file: string; text: string; body: Node[] };

const modules = new Map<string, Module>();

function moduleOf(file: string): Module {
  const known = modules.get(file);
  if (known) return known;
  const text = readFileSync(file, 'utf8');
  const read = { file, text, body: parseAst(text, { lang: 'ts' }).body as Node[] };
  modules.set(file, read);
  return read;
}

/** The row type that is said where a statement is executed, and where that is. */
type Statement = { place: string; line: number; column: number; words: string; row: Node };

/** Every `sql<Row>` of a file that is executed where it is written. */
export function statementsOf(file: string): Statement[] {
  const { text, body } = moduleOf(file);
  const found: Statement[] = [];
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length;
  const walk = (node: Node): void => {
    if (typeof node !== 'object' || node === null) return;
    const { object, property } = node.callee ?? {};
    const [row] = object?.typeArguments?.params ?? [];
    if (row && object.tag?.name === 'sql' && property?.name === 'execute')
      found.push({
        place: `${file}:${lineOf(node.start)}`,
        line: lineOf(property.start),
        column: property.start - text.lastIndexOf('\n', property.start - 1),
        words: text.slice(row.start, row.end).replace(/\s+/g, ' '),
        row,
      });
    for (const part of Object.values(node)) walk(part);
  };
  walk(body);
  return found;
}

const fileOf = (from: string, specifier: string): string =>
  specifier.startsWith('#') ? specifier.slice(1) : path.posix.join(path.posix.dirname(from), specifier);

/** Where a name is declared as a type: here, or in a file of ours that is imported here. */
function declared(module: Module, name: string): { module: Module; type: Node } | undefined {
  for (const statement of module.body) {
    const node =
      statement.type === 'ExportNamedDeclaration' ? (statement.declaration ?? statement) : statement;
    if (node.type === 'TSTypeAliasDeclaration' && node.id.name === name && !node.typeParameters)
      return { module, type: node.typeAnnotation };
    const specifier = node.specifiers?.find(
      (one: Node) => one.local?.name === name || one.exported?.name === name,
    );
    if (specifier && node.source && /^[.#]/.test(node.source.value))
      return declared(moduleOf(fileOf(module.file, node.source.value)), specifier.imported?.name ?? name);
  }
}

/** The literal strings of a union. */
const literalsOf = (type: Node): string[] =>
  type.type === 'TSUnionType' ? type.types.flatMap(literalsOf) : [String(type.literal?.value)];

/** Undefined where the source does not say it by itself. */
export function rowType(file: string, type: Node): RowType | undefined {
  return columnsOf(moduleOf(file), type);
}

function columnsOf(module: Module, type: Node): RowType | undefined {
  if (type.type === 'TSTypeLiteral')
    return new Map(
      type.members.map((member: Node) => [
        member.key.name ?? member.key.value,
        kindsOf(module, member.typeAnnotation.typeAnnotation),
      ]),
    );
  if (type.type === 'TSIntersectionType') {
    const parts = type.types.map((part: Node) => columnsOf(module, part));
    if (parts.includes(undefined)) return undefined;
    return new Map(parts.flatMap((part: RowType) => [...part]));
  }
  if (type.type === 'TSMappedType' && type.constraint && !type.nameType)
    return new Map(literalsOf(type.constraint).map((name) => [name, kindsOf(module, type.typeAnnotation)]));
  if (type.type !== 'TSTypeReference') return undefined;
  const [of, names] = type.typeArguments?.params ?? [];
  const all = of && columnsOf(module, of);
  if (all && names && type.typeName.name === 'Pick')
    return new Map([...all].filter(([name]) => literalsOf(names).includes(name)));
  if (all && names && type.typeName.name === 'Omit')
    return new Map([...all].filter(([name]) => !literalsOf(names).includes(name)));
  if (type.typeName.right?.name === 'infer') return columnsOfSchema(module, of.exprName.name);
  const found = !of && declared(module, type.typeName.name);
  return found ? columnsOf(found.module, found.type) : undefined;
}

/** Of a row that is what the contract says: `z.object({ … })`. */
function columnsOfSchema(module: Module, name: string): RowType | undefined {
  const declarations = module.body.flatMap((statement) => statement.declaration?.declarations ?? []);
  const schema = declarations.find((one: Node) => one.id.name === name)?.init;
  if (schema?.callee?.property?.name !== 'object') return undefined;
  const all: RowType = new Map();
  for (const { type, argument, key, value } of schema.arguments[0].properties) {
    const spread = type === 'SpreadElement' ? columnsOfSchema(module, argument.object?.name) : undefined;
    if (type === 'SpreadElement' && !spread) return undefined;
    for (const [column, kinds] of spread ?? [[key.name, kindsOfSchema(value)]]) all.set(column, kinds);
  }
  return all;
}

const kindsOfSchema = (schema: Node): Set<string> => {
  const name = schema.callee?.property?.name;
  if (name === 'nullable') return new Set([...kindsOfSchema(schema.arguments[0]), 'null']);
  return new Set([['string', 'number', 'boolean'].includes(name) ? name : 'any']);
};

const plain: Record<string, string> = {
  TSStringKeyword: 'string',
  TSNumberKeyword: 'number',
  TSBooleanKeyword: 'boolean',
  TSNullKeyword: 'null',
};

function kindsOf(module: Module, type: Node): Set<string> {
  if (plain[type.type]) return new Set([plain[type.type]!]);
  if (type.type === 'TSUnionType')
    return new Set(type.types.flatMap((part: Node) => [...kindsOf(module, part)]));
  if (type.type === 'TSLiteralType') return new Set([typeof type.literal.value]);
  if (type.type === 'TSArrayType')
    return new Set(
      [...kindsOf(module, type.elementType)].map((kind) => (kind === 'any' ? kind : `${kind}[]`)),
    );
  if (type.type !== 'TSTypeReference' || type.typeArguments) return new Set(['any']);
  const { name } = type.typeName;
  if (name === 'Date') return new Set(['Date']);
  if (name === 'Buffer' || name === 'Uint8Array') return new Set(['Buffer']);
  const found = declared(module, name);
  return found ? kindsOf(found.module, found.type) : new Set(['any']);
}
