import { readFileSync } from 'node:fs'

import ts from 'typescript'

/** A class that the source gives to an element, and its position. */
export interface WrittenClass {
  /** `src/components/plans/plan-card.tsx:24` */
  readonly place: string
  readonly name: string
  /** Whether it certainly is a class; other texts only look like classes. */
  readonly isSure: boolean
}

const classAttribute = /^class(Name)?$|[a-z]Class(Name|es)?$/
const classFunctions = new Set(['cn', 'cva', 'clsx'])

/** A property whose value is no class: of `defaultVariants`, or the condition of a compound variant. */
function namesVariant({ name, parent }: ts.PropertyAssignment): boolean {
  if (name.getText() === 'defaultVariants') return true
  const list = parent.parent.parent
  const isCompound = ts.isPropertyAssignment(list) && list.name.getText() === 'compoundVariants'
  return isCompound && !classAttribute.test(name.getText())
}

/** Whether a text is in a place for classes only: an attribute such as `className`, or a call of `cn` or `cva`. */
function isAmongClasses(node: ts.Node): boolean {
  for (let at: ts.Node = node; !ts.isSourceFile(at.parent); at = at.parent) {
    const { parent } = at
    if (ts.isJsxAttribute(parent)) return classAttribute.test(parent.name.getText())
    // `cn(isOpen === 'open' && 'shown')` compares with a text that is no class.
    if (ts.isBinaryExpression(parent) && parent.operatorToken.kind !== ts.SyntaxKind.AmpersandAmpersandToken)
      if (parent.operatorToken.kind !== ts.SyntaxKind.QuestionQuestionToken) return false
    if (ts.isPropertyAssignment(parent) && (parent.name === at || namesVariant(parent))) return false
    if (ts.isElementAccessExpression(parent) && parent.argumentExpression === at) return false
    if (ts.isConditionalExpression(parent) && parent.condition === at) return false
    if (ts.isCallExpression(parent)) return classFunctions.has(parent.expression.getText())
    if (ts.isArrowFunction(parent) || ts.isJsxElement(parent)) return false
  }
  return false
}

/** The classes that a file of the site contains, and the texts of several words that may be classes. */
export function writtenClasses(path: string): readonly WrittenClass[] {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ESNext, true, ts.ScriptKind.TSX)
  const found: WrittenClass[] = []
  const visit = (node: ts.Node): void => {
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)
    if (isText && !ts.isImportDeclaration(node.parent)) {
      const names = node.text.split(/\s+/).filter(Boolean)
      const isSure = isAmongClasses(node)
      const { line } = source.getLineAndCharacterOfPosition(node.getStart())
      if (isSure || names.length > 1)
        found.push(...names.map((name) => ({ place: `${path}:${line + 1}`, name, isSure })))
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}
