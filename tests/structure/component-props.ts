import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import ts from 'typescript'

/** A prop of an exported component, at its declaration. */
export interface DeclaredProp {
  /** `src/components/plans/plan-card.tsx:24 PlanCardProps.plan` */
  readonly place: string
  readonly name: string
  /** Its doc comment; empty if it has none. */
  readonly description: string
  /** The value of its `@default` tag; undefined without one. */
  readonly toldDefault: string | undefined
}

/** A default that the workbench's table of props can't find in the code and that needs a `@default` tag. */
export interface HiddenDefault {
  readonly name: string
  readonly value: string
}

/** The utility types whose first argument contains the props. */
const passing = new Set(['Omit', 'Partial', 'Pick', 'Readonly', 'Required'])

const parsed = new Map<string, ts.SourceFile>()

function sourceOf(path: string): ts.SourceFile {
  const known = parsed.get(path)
  if (known) return known
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ESNext, true, ts.ScriptKind.TSX)
  parsed.set(path, source)
  return source
}

const isExported = (node: ts.HasModifiers) =>
  ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false

/** The function inside `memo(function X() {})`, or the function itself. */
function functionIn(node: ts.Expression | undefined): ts.FunctionLikeDeclaration | undefined {
  if (!node) return undefined
  if (ts.isCallExpression(node)) return functionIn(node.arguments[0])
  return ts.isFunctionExpression(node) || ts.isArrowFunction(node) ? node : undefined
}

type Component = readonly [name: string, code: ts.FunctionLikeDeclaration]

function componentsOf(source: ts.SourceFile): readonly Component[] {
  const exported = source.statements.flatMap((statement): readonly Component[] => {
    if (ts.isFunctionDeclaration(statement))
      return isExported(statement) && statement.name ? [[statement.name.text, statement]] : []
    if (!ts.isVariableStatement(statement) || !isExported(statement)) return []
    return statement.declarationList.declarations.flatMap(({ name, initializer }): readonly Component[] => {
      const code = functionIn(initializer)
      return code ? [[name.getText(source), code]] : []
    })
  })
  return exported.filter(([name]) => /^[A-Z]/.test(name))
}

/** The file of the library that an import names; undefined for other imports. */
function importedFrom(source: ts.SourceFile, name: string): string | undefined {
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue
    const bindings = statement.importClause?.namedBindings
    if (!bindings || !ts.isNamedImports(bindings)) continue
    if (!bindings.elements.some((element) => element.name.text === name)) continue
    const { text } = statement.moduleSpecifier
    if (text.startsWith('.')) return join(dirname(source.fileName), text).replaceAll('\\', '/')
    return text.startsWith('#components/') ? text.replace('#', 'src/') : undefined
  }
  return undefined
}

function propOf(source: ts.SourceFile, owner: string, member: ts.NamedDeclaration): DeclaredProp {
  const { line } = source.getLineAndCharacterOfPosition(member.getStart(source))
  const name = member.name?.getText(source) ?? ''
  const comments = ts.getJSDocCommentsAndTags(member).filter(ts.isJSDoc)
  const tag = ts.getJSDocTags(member).find(({ tagName }) => tagName.text === 'default')
  return {
    place: `${source.fileName}:${line + 1} ${owner}.${name}`,
    name,
    description: comments.map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '').join(' '),
    toldDefault: tag && ts.getTextOfJSDocComment(tag.comment),
  }
}

/** The call of `cva` that a name of the file refers to. */
function lookNamed(source: ts.SourceFile, name: string): ts.ObjectLiteralExpression | undefined {
  for (const statement of source.statements)
    if (ts.isVariableStatement(statement))
      for (const { name: given, initializer } of statement.declarationList.declarations)
        if (given.getText(source) === name && initializer && ts.isCallExpression(initializer))
          return initializer.arguments.find(ts.isObjectLiteralExpression)
  return undefined
}

function entriesOf(look: ts.ObjectLiteralExpression | undefined, key: string): readonly ts.PropertyAssignment[] {
  const part = look?.properties.find((property) => property.name?.getText() === key)
  if (!part || !ts.isPropertyAssignment(part) || !ts.isObjectLiteralExpression(part.initializer)) return []
  return part.initializer.properties.filter(ts.isPropertyAssignment)
}

/** The variants of a look are props too. */
function variantsOf(source: ts.SourceFile, look: string): readonly DeclaredProp[] {
  const path = importedFrom(source, look)
  if (path !== undefined) return variantsOf(sourceOf(path), look)
  return entriesOf(lookNamed(source, look), 'variants').map((variant) => propOf(source, look, variant))
}

/** The parts of a union repeat the same prop, so one description is enough. */
function toldOnce(parts: readonly DeclaredProp[]): readonly DeclaredProp[] {
  const byName = new Map<string, DeclaredProp>()
  for (const prop of parts) if (!byName.get(prop.name)?.description) byName.set(prop.name, prop)
  return [...byName.values()]
}

function propsOfType(source: ts.SourceFile, owner: string, type: ts.Node): readonly DeclaredProp[] {
  if (ts.isIntersectionTypeNode(type)) return type.types.flatMap((part) => propsOfType(source, owner, part))
  if (ts.isUnionTypeNode(type)) return toldOnce(type.types.flatMap((part) => propsOfType(source, owner, part)))
  if (ts.isParenthesizedTypeNode(type)) return propsOfType(source, owner, type.type)
  if (ts.isTypeLiteralNode(type)) return type.members.map((member) => propOf(source, owner, member))
  if (!ts.isTypeReferenceNode(type) && !ts.isExpressionWithTypeArguments(type)) return []
  const name = (ts.isTypeReferenceNode(type) ? type.typeName : type.expression).getText(source)
  const [first] = type.typeArguments ?? []
  if (name === 'VariantProps' && first && ts.isTypeQueryNode(first))
    return variantsOf(source, first.exprName.getText(source))
  return first && passing.has(name) ? propsOfType(source, owner, first) : propsNamed(source, name)
}

function propsNamed(source: ts.SourceFile, name: string): readonly DeclaredProp[] {
  for (const statement of source.statements) {
    if (ts.isTypeAliasDeclaration(statement) && statement.name.text === name)
      return propsOfType(source, name, statement.type)
    if (!ts.isInterfaceDeclaration(statement) || statement.name.text !== name) continue
    const inherited = (statement.heritageClauses ?? []).flatMap(({ types }) => [...types])
    return [
      ...statement.members.map((member) => propOf(source, name, member)),
      ...inherited.flatMap((type) => propsOfType(source, name, type)),
    ]
  }
  const path = importedFrom(source, name)
  return path === undefined ? [] : propsNamed(sourceOf(path), name)
}

/** The defaults of `const { … } = props`, which are not found, unlike those of a parameter. */
function defaultsInBody({ body }: ts.FunctionLikeDeclaration): readonly HiddenDefault[] {
  if (!body || !ts.isBlock(body)) return []
  const elements = body.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .filter(({ initializer }) => initializer?.getText() === 'props')
    .flatMap(({ name }) => (ts.isObjectBindingPattern(name) ? [...name.elements] : []))
  return elements.flatMap(({ name, propertyName, initializer }) =>
    initializer ? [{ name: (propertyName ?? name).getText(), value: initializer.getText() }] : [],
  )
}

/** The props of every component that a file exports, if the library declares them itself. */
export function declaredProps(path: string): readonly DeclaredProp[] {
  const source = sourceOf(path)
  return componentsOf(source).flatMap(([name, { parameters }]) => {
    const type = parameters[0]?.type
    return type ? propsOfType(source, name, type) : []
  })
}

/** The defaults of a file's components that need a `@default` tag: those in a body, and those of `cva`. */
export function hiddenDefaults(path: string): readonly HiddenDefault[] {
  const source = sourceOf(path)
  const looks = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations.map(({ name }) => name.getText(source)))
  return [
    ...componentsOf(source).flatMap(([, code]) => defaultsInBody(code)),
    ...looks
      .flatMap((look) => entriesOf(lookNamed(source, look), 'defaultVariants'))
      .map(({ name, initializer }) => ({ name: name.getText(source), value: initializer.getText(source) })),
  ]
}
