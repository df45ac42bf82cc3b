/** A name of files and addresses: lower-case words and digits, joined by hyphens. */
export const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/** Returns a kebab-case name as a component's or type's name. */
export const pascal = (name) => name.replace(/(?:^|-)([a-z0-9])/g, (_, letter) => letter.toUpperCase())

/** Returns a kebab-case name as a variable's name. */
export const camel = (name) => pascal(name).replace(/^./, (letter) => letter.toLowerCase())

/** Returns a text as a string literal. */
export const quoted = (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

/**
 * Returns a kebab-case name in words: `SSN field` of `ssn-field`.
 * @type {(name: string) => string}
 */
export const inWords = (name) =>
  name
    .replaceAll('-', ' ')
    .replace(/\b(?:ssn|agi|faq|zip)\b/, (letters) => letters.toUpperCase())
    .replace(/^./, (letter) => letter.toUpperCase())

/** The sentences of a new file that its author replaces. A test finds one that is left. */
export const placeholders = {
  component: 'Describe its purpose, and how a screen reader announces it.',
  page: 'Describe the page, and cite its rule.',
  call: "Describe what it returns, in the domain's terms, and cite its rule.",
  rule: 'State the rule, its numbers and an example.',
}
