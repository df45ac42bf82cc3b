// npm run new carrier|question|testimonial <name>: a piece of the agency's content, in both languages.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { camel, kebab, quoted } from './part-names.mjs'

/** Writes the file of a piece and puts it at the end of its list. */
function addPiece(files, root, { folder, name, type, typeFile, fields }) {
  const list = `src/content/${folder}.ts`
  files.write(
    `src/content/${folder}/${name}.ts`,
    `import type { ${type} } from '#domain/content/${typeFile}.ts'\n\nexport const ${camel(name)}: ${type} = {\n  status: 'sample',\n${fields}}\n`,
  )
  const text = readFileSync(join(root, list), 'utf8')
  const isInLines = /,\n\]\s*$/.test(text)
  files.insert(list, ']', isInLines ? `  ${camel(name)},\n` : `, ${camel(name)}`)
  files.insert(list, '\n\n/**', `\nimport { ${camel(name)} } from './${folder}/${name}.ts'`)
}

/** Adds an insurance company: its page, its place in the menus and the sitemap follow from the list. */
export function newCarrier(files, root, name, title) {
  if (!kebab.test(name ?? '') || !title)
    throw new Error('npm run new carrier <name-in-the-address> "<Name>", such as sunrise-health "Sunrise Health"')
  const home = `https://www.${name}.example`
  addPiece(files, root, {
    folder: 'carriers',
    name,
    type: 'Carrier',
    typeFile: 'carrier-schema',
    fields: `  slug: '${name}',
  name: ${quoted(title)},
  readOn: '${new Date().toISOString().slice(0, 10)}',
  isInHeader: true,
  issuerNames: [${quoted(title)}],
  words: {
    description: {
      en: ${quoted(`${title}: customer service, website and help choosing a Marketplace plan.`)},
      es: ${quoted(`${title}: servicio al cliente, sitio web y ayuda para elegir un plan del Mercado.`)},
    },
    welcome: { en: '??? A sentence of welcome.', es: '??? Una frase de bienvenida.' },
    about: { en: '??? Who the company is.', es: '??? Quién es la compañía.' },
    plans: { en: '??? What plans it sells, and where.', es: '??? Qué planes vende y dónde.' },
  },
  websiteUrl: '${home}',
  customerService: { kind: 'oneLine', line: { phone: '1-800-555-0150', tty: '711', source: 'sample' } },
  videoAudience: 'everyone',
  videos: [],
  resources: [{ topic: 'memberAccount', href: '${home}', lands: 'home', language: 'en' }],
`,
  })
  return [
    `Replace the words, the website and the phone in src/content/carriers/${name}.ts; with the company's own number write source: 'public'.`,
    'issuerNames: the words by which the filter of the results knows its plans.',
    'Optional: `logo` (a file in src/content/pictures), `color`, `states`, `videos`, more `resources`.',
    'Its place in the menus is its place in src/content/carriers.ts; write `confirmed` when all of it is true.',
  ]
}

/** Adds a question with its answer to the page of questions. */
export function newQuestion(files, root, name) {
  if (!kebab.test(name ?? ''))
    throw new Error('npm run new question <name-in-the-address>, such as keep-my-plan for /faqs#keep-my-plan')
  addPiece(files, root, {
    folder: 'questions',
    name,
    type: 'Question',
    typeFile: 'question-schema',
    fields: `  slug: '${name}',
  icon: 'question',
  topic: 'plans',
  question: { en: '??? What is the question?', es: '??? ¿Cuál es la pregunta?' },
  short: { en: '??? The short answer.', es: '??? La respuesta corta.' },
  more: { en: '??? The rest of the answer.', es: '??? El resto de la respuesta.' },
`,
  })
  return [
    `Write the question in both languages in src/content/questions/${name}.ts. Years and amounts are placeholders: {{year}}, {{oneHighest}} (src/domain/content/question-schema.ts).`,
    'Its topic is its group on the page, and its place there is its place in src/content/questions.ts; write `confirmed` when it is true.',
  ]
}

/** Adds a client's statement to the page of benefits. */
export function newTestimonial(files, root, name) {
  if (!kebab.test(name ?? '')) throw new Error('npm run new testimonial <name>, such as retired-teacher')
  const [portrait] = readdirSync(join(root, 'src/content/pictures')).filter((file) => file.startsWith('portrait-'))
  addPiece(files, root, {
    folder: 'testimonials',
    name,
    type: 'Testimonial',
    typeFile: 'testimonial-schema',
    fields: `  id: '${name}',
  name: '??? Name N.',
  location: 'Orlando, FL',
  rating: 5,
  portrait: '${portrait ?? 'portrait.svg'}',
  words: { en: '??? What the client says.', es: '??? Lo que dice el cliente.' },
`,
  })
  return [
    `Replace the name, the place, the words and the portrait (a file in src/content/pictures) in src/content/testimonials/${name}.ts.`,
    'Its place on the page is its place in src/content/testimonials.ts; write `confirmed` once the client agreed to be quoted.',
  ]
}
