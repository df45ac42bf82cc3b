/**
 * Lint rule: texts must come from the catalogs. It also checks the props of this library that take texts
 * (`closeLabel`).
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

export const puenteRules = { rules: { 'no-literal-text': noLiteralText } }
