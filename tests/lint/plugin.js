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

/** Attributes whose text a person reads or hears. */
const readAttributes = new Set(['alt', 'title', 'placeholder', 'aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'label', 'hint', 'heading'])
const hasLetters = /\p{L}{2}/u

const noLiteralText = {
  meta: { type: 'problem', schema: [], messages: { literal: 'Text a person reads comes from the catalogs, in both languages: "{{text}}"' } },
  create(context) {
    const report = (node, text) => {
      if (hasLetters.test(text)) context.report({ node, messageId: 'literal', data: { text: text.trim().slice(0, 40) } })
    }
    return {
      JSXText: (node) => report(node, node.value),
      'JSXElement > JSXExpressionContainer > Literal': (node) => report(node, String(node.value)),
      'JSXElement > JSXExpressionContainer > TemplateLiteral': (node) => report(node, node.quasis.map((q) => q.value.raw).join('')),
      JSXAttribute(node) {
        if (readAttributes.has(String(node.name.name)) && node.value?.type === 'Literal') report(node, String(node.value.value))
      },
    }
  },
}

const exportedDocstring = {
  meta: { type: 'suggestion', schema: [], messages: { missing: 'Exported {{name}} needs a docstring: what it gives, units, errors, source of the rule.' } },
  create(context) {
    const isFunction = (init) => init && (init.type === 'ArrowFunctionExpression' || init.type === 'FunctionExpression')
    return {
      ExportNamedDeclaration(node) {
        const declaration = node.declaration
        if (!declaration) return
        const name =
          declaration.type === 'FunctionDeclaration'
            ? declaration.id?.name
            : declaration.type === 'VariableDeclaration' && isFunction(declaration.declarations[0]?.init)
              ? declaration.declarations[0].id.name
              : undefined
        if (!name) return
        const before = context.sourceCode.getCommentsBefore(node)
        if (!before.some((comment) => comment.type === 'Block' && comment.value.startsWith('*')))
          context.report({ node, messageId: 'missing', data: { name } })
      },
    }
  },
}

export const puenteRules = {
  rules: { 'filename-case': filenameCase, 'no-literal-text': noLiteralText, 'exported-docstring': exportedDocstring },
}
