import type { Language } from '#i18n/language.ts'

/** One thing, its term in each language, and the terms to avoid. */
export interface OneWord {
  readonly thing: string
  readonly say: Readonly<Record<Language, string>>
  /** The terms to avoid. Each matches whole words, in any case unless it says otherwise. */
  readonly never: Readonly<Record<Language, readonly string[]>>
  /** Texts that may use an avoided term, by `area:key`, with the reason. */
  readonly unless?: Readonly<Record<string, string>>
}

/**
 * One term for each thing in both languages. The content style page shows this table, and
 * tests/structure/text-gates.test.ts checks every catalog against it.
 */
export const oneWord: readonly OneWord[] = [
  {
    thing: 'The firm that sells a plan',
    say: { en: 'insurance company, then company', es: 'compañía de seguros, luego compañía' },
    never: {
      en: ['carrier', 'carriers', 'issuer', 'issuers', 'insurer', 'insurers'],
      es: ['aseguradora', 'aseguradoras', 'emisor', 'emisora'],
    },
    unless: {
      'menus:headerNav.groups.carriers': 'A-71 names the list.',
      'menus:siteFooter.lists.carriers': 'A-71 names the list.',
    },
  },
  {
    thing: 'To enter an account, and to leave it',
    say: { en: 'log in, log out', es: 'iniciar sesión, cerrar sesión' },
    never: {
      en: ['sign in', 'signs in', 'signed in', 'signing in', 'sign-in', 'sign out', 'signed out', 'login', 'logout'],
      es: ['conectarse', 'desconectarse', 'loguearse', 'se entra', 'entre en su cuenta'],
    },
    unless: {
      'call-failures:operations.login': 'The noun, for the name of a call.',
      'call-failures:operations.logout': 'The noun, for the name of a call.',
      'login:failures.login': 'The noun.',
      'content/legal/privacy.ts:sections.your-device.blocks.1.1': 'The noun.',
    },
  },
  {
    thing: 'A number that is near the true one',
    say: { en: 'estimate', es: 'estimación' },
    never: {
      en: [],
      es: [
        'un estimado',
        'este estimado',
        'mejor estimado',
        'buen estimado',
        'son estimados',
        'el estimado',
        'cálculo aproximado',
      ],
    },
  },
  {
    thing: 'The page about the agency',
    say: { en: 'About us', es: 'Nosotros' },
    never: { en: [], es: ['Quiénes somos', 'Acerca de nosotros', 'Sobre nosotros'] },
  },
  {
    thing: 'The name that somebody is called by',
    say: { en: 'First name', es: 'Nombre' },
    never: { en: ['given name', 'forename'], es: ['primer nombre', 'nombre de pila'] },
  },
  {
    thing: 'What a website is read on',
    say: { en: 'device', es: 'dispositivo' },
    never: { en: [], es: ['aparato', 'aparatos'] },
  },
  {
    thing: 'A program on a phone',
    say: { en: 'mobile app, then app', es: 'aplicación móvil' },
    never: { en: [], es: ['app', 'apps'] },
  },
  {
    thing: 'The hours of the agency',
    say: { en: 'EST', es: 'hora del Este' },
    never: { en: ['Eastern Time'], es: ['hora oriental', 'hora este'] },
  },
  {
    thing: 'Good for health',
    say: { en: 'healthy', es: 'saludable' },
    never: { en: [], es: ['sano', 'sanos', 'sana', 'sanas'] },
  },
  {
    thing: 'Coverage of teeth and eyes',
    say: { en: 'dental and vision', es: 'cobertura dental y de la vista' },
    never: { en: [], es: ['dental y visión'] },
  },
  {
    thing: 'To hold, of a rule',
    say: { en: 'apply', es: 'aplicarse' },
    never: { en: [], es: ['valen'] },
  },
  {
    thing: 'Coverage that a job gives',
    say: { en: 'through a job', es: 'a través de su empleo' },
    never: { en: [], es: ['por un trabajo', 'por el trabajo'] },
  },
  {
    thing: 'The pronoun for the reader',
    say: { en: 'you', es: 'le' },
    never: { en: [], es: ['lo llamamos', 'lo llamaremos', 'lo ayudamos', 'lo ayudaremos', 'lo llevamos'] },
  },
  {
    thing: 'What somebody proves a fact with',
    say: { en: 'documents', es: 'documentos' },
    never: { en: ['papers'], es: ['papeles'] },
  },
  {
    thing: 'To take somebody into a program',
    say: { en: 'enroll', es: 'inscribir' },
    never: { en: ['take new people'], es: ['aceptan personas'] },
  },
]
