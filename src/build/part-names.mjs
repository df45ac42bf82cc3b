/** A name of files and addresses: lower-case words and digits, joined by hyphens. */
export const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/** Returns a kebab-case name as a component's or type's name. */
export const pascal = (name) => name.replace(/(?:^|-)([a-z0-9])/g, (_, letter) => letter.toUpperCase())

/** Returns a kebab-case name as a variable's name. */
export const camel = (name) => pascal(name).replace(/^./, (letter) => letter.toLowerCase())

/** Returns a text as a string literal. */
export const quoted = (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
