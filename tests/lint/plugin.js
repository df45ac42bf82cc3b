/**
 * Lint rules: texts must come from the catalogs, and a component draws them in elements. The first also checks the props
 * of this library that take texts (`closeLabel`).
 */

/** Attributes whose text a visitor reads or hears: the platform's, and those with such a name in this library. */
const readAttribute =
  /^(alt|title|placeholder|label|hint|heading|text|description|message|caption)$|^aria-(label|description|roledescription|valuetext|placeholder)$|[a-z](Label|Title|Placeholder|Hint|Heading|Text|Description|Message|Caption)$/
/** Attributes with the same ending that hold a keyword of the platform. */
const keywordAttribute = /^enterKeyHint$/
const hasLetters = /\p{L}{2}/u

/**
 * Returns the texts that an expression can evaluate to: both branches of a condition, the fixed parts of a template.
 */
function textsOf(expression) {
  switch (expression?.type) {
    case 'Literal':
      return typeof expression.value === 'string' ? [expression] : []
    case 'TemplateLiteral':
      return [expression]
    case 'ConditionalExpression':
      return [...textsOf(expression.consequent), ...textsOf(expression.alternate)]
    case 'LogicalExpression':
      return [...textsOf(expression.left), ...textsOf(expression.right)]
    case 'BinaryExpression':
      return expression.operator === '+' ? [...textsOf(expression.left), ...textsOf(expression.right)] : []
    case 'JSXExpressionContainer':
      return textsOf(expression.expression)
    default:
      return []
  }
}

const written = (node) =>
  node.type === 'TemplateLiteral' ? node.quasis.map((quasi) => quasi.value.raw).join(' ') : String(node.value)

const noLiteralText = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { literal: 'A visible text must come from the catalogs, in both languages: "{{text}}"' },
  },
  create(context) {
    const report = (node) => {
      const text = written(node)
      if (hasLetters.test(text))
        context.report({ node, messageId: 'literal', data: { text: text.trim().slice(0, 40) } })
    }
    return {
      JSXText: report,
      ':matches(JSXElement, JSXFragment) > JSXExpressionContainer': (node) => textsOf(node).forEach(report),
      JSXAttribute(node) {
        const name = context.sourceCode.getText(node.name)
        if (readAttribute.test(name) && !keywordAttribute.test(name)) textsOf(node.value).forEach(report)
      },
    }
  },
}

const isFunction = ({ type }) => /Function/.test(type)

/** Whether an expression is a text of the catalogs, a written one, or a prop, which may be one. */
function isBareText(node, sourceCode) {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string'
    case 'TemplateLiteral':
      return true
    case 'ConditionalExpression':
      return isBareText(node.consequent, sourceCode) || isBareText(node.alternate, sourceCode)
    case 'LogicalExpression':
      return isBareText(node.right, sourceCode)
    case 'CallExpression':
      return /^(t|t[A-Z]\w*|\w+(Words|Text)|words\w*)$/.test(node.callee.property?.name ?? node.callee.name ?? '')
    case 'Identifier': {
      const reference = sourceCode.getScope(node).references.find(({ identifier }) => identifier === node)
      return reference?.resolved?.defs[0]?.type === 'Parameter'
    }
    default:
      return false
  }
}

/** JSX gives each text an element of its own (src/lib/jsx-runtime.ts), but only a text that is written in JSX. */
const noBareText = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { bare: 'A component draws a text within JSX, so that a translated page survives: <>{{{text}}}</>' },
  },
  create(context) {
    const { sourceCode } = context
    const check = (node, drawn) => {
      const within = sourceCode.getAncestors(node).findLast(isFunction) ?? node
      const name = within.id?.name ?? within.parent.id?.name ?? ''
      if (/^[A-Z]/.test(name) && isBareText(drawn, sourceCode))
        context.report({ node: drawn, messageId: 'bare', data: { text: sourceCode.getText(drawn).slice(0, 40) } })
    }
    return {
      ReturnStatement: (node) => check(node, node.argument),
      'ArrowFunctionExpression[body.type!="BlockStatement"]': (node) => {
        if (!sourceCode.getAncestors(node).some(isFunction)) check(node, node.body)
      },
    }
  },
}

export const puenteRules = { rules: { 'no-literal-text': noLiteralText, 'no-bare-text': noBareText } }
