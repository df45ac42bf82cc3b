/** The project's own lint rules: small, each with the reason it exists in its message. */

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*\.(ts|tsx|js|mjs)$/

const filenameCase = {
  meta: { type: 'suggestion', schema: [], messages: { kebab: 'File names are kebab-case: {{name}}' } },
  create(context) {
    return {
      Program(node) {
        const name = context.filename.split(/[\\/]/).pop() ?? ''
        if (!kebab.test(name)) context.report({ node, messageId: 'kebab', data: { name } })
      },
    }
  },
}

/** Attributes whose text a person reads or hears: the platform's, and those that parts of this library name so. */
const readAttribute =
  /^(alt|title|placeholder|label|hint|heading|text|description|message|caption)$|^aria-(label|description|roledescription|valuetext|placeholder)$|[a-z](Label|Title|Placeholder|Hint|Heading|Text|Description|Message|Caption)$/
/** Attributes that end alike but hold a keyword of the platform. */
const keywordAttribute = /^enterKeyHint$/
const hasLetters = /\p{L}{2}/u

/** The texts that an expression may end up as: of both branches of a condition, of a template's fixed parts. */
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
    messages: { literal: 'Text a person reads comes from the catalogs, in both languages: "{{text}}"' },
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

const exportedDocstring = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { missing: 'Exported {{name}} needs a docstring: what it gives, units, errors, source of the rule.' },
  },
  create(context) {
    const isFunction = (init) => init?.type === 'ArrowFunctionExpression' || init?.type === 'FunctionExpression'
    const functionName = (declaration) => {
      if (declaration?.type === 'FunctionDeclaration') return declaration.id?.name
      if (declaration?.type !== 'VariableDeclaration') return undefined
      return declaration.declarations.find(({ init }) => isFunction(init))?.id.name
    }
    return {
      ExportNamedDeclaration(node) {
        const name = functionName(node.declaration)
        if (!name) return
        const isDocumented = context.sourceCode
          .getCommentsBefore(node)
          .some((comment) => comment.type === 'Block' && comment.value.startsWith('*'))
        if (!isDocumented) context.report({ node, messageId: 'missing', data: { name } })
      },
    }
  },
}

export const puenteRules = {
  rules: { 'filename-case': filenameCase, 'no-literal-text': noLiteralText, 'exported-docstring': exportedDocstring },
}
