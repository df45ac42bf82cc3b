import type { Language } from '#i18n/language.ts'
import { type allModes, viewports } from '#storybook/modes.mjs'
import { schemes } from '#stories/support/scheme.ts'
import { fileProblems } from '#tests/review/review-file.ts'

/** What a picture shows beside its language: the second word of its mode. */
type View = keyof typeof allModes extends `${string} ${infer Name}` ? Name : never

const en = {
  title: 'Review',
  titleOf: (after: string) => `Review of ${after}`,
  workingTree: 'the working tree',
  compared: (before: string, after: string) => `From ${before} to ${after}.`,
  all: (after: string) => `Every picture of ${after}.`,
  nothing: 'No picture is different.',
  reviewer: 'Your name',
  nameFirst: 'Write your name first.',
  show: 'Show',
  view: 'Screen',
  everyView: 'Every screen',
  filters: { everything: 'Everything', open: 'Not decided', denied: 'Denied', accepted: 'Accepted' },
  verdicts: { denied: 'Denied', accepted: 'Accepted' },
  progress: (decided: number, all: number, denied: number) => `${decided} of ${all} decided, ${denied} denied.`,
  pictures: (count: number) => (count === 1 ? '1 picture' : `${count} pictures`),
  save: 'Save review.json',
  load: 'Load review.json',
  loaded: (here: number, elsewhere: number) => {
    const taken = here === 1 ? '1 verdict is taken over.' : `${here} verdicts are taken over.`
    return elsewhere === 0 ? taken : `${taken} Of pictures that are not here: ${elsewhere}.`
  },
  problems: fileProblems,
  acceptAll: (language: string) => `Accept all that are open in ${language}`,
  accept: 'Accept',
  deny: 'Deny',
  comment: 'Comment',
  crop: 'Only what changed',
  swipe: 'Before and after',
  before: 'Before',
  after: 'After',
  unseen: 'No picture here shows these words.',
  key: 'Text',
  kinds: { same: 'As it is', changed: 'Changed', added: 'New', removed: 'Gone' },
  stale: 'The pictures have changed since the verdict.',
  keys: 'Keys: j next, k previous, a accept, d deny, c comment, Escape back to the picture.',
  unknownCause: 'Other changes',
  // The names of the workbench's own menus.
  views: {
    words: 'Words alone',
    phone: viewports.phone.name,
    tablet: viewports.tablet.name,
    desktop: viewports.desktop.name,
    dark: `${viewports.desktop.name}, ${schemes.dark.title}`,
  } satisfies Record<View | 'words', string>,
}

/** The words of the board. */
export type BoardWords = Omit<typeof en, 'views'> & { readonly views: Readonly<Record<View | 'words', string>> }

const es: BoardWords = {
  title: 'Revisión',
  titleOf: (after) => `Revisión de ${after}`,
  workingTree: 'los archivos como están ahora',
  compared: (before, after) => `Antes: ${before}. Después: ${after}.`,
  all: (after) => `Todas las imágenes de ${after}.`,
  nothing: 'Ninguna imagen es diferente.',
  reviewer: 'Su nombre',
  nameFirst: 'Escriba primero su nombre.',
  show: 'Mostrar',
  view: 'Pantalla',
  everyView: 'Todas las pantallas',
  filters: { everything: 'Todo', open: 'Sin decidir', denied: 'Rechazadas', accepted: 'Aceptadas' },
  verdicts: { denied: 'Rechazada', accepted: 'Aceptada' },
  progress: (decided, all, denied) =>
    `${decided === 1 ? '1 decidida' : `${decided} decididas`} de ${all}, ${denied === 1 ? '1 rechazada' : `${denied} rechazadas`}.`,
  pictures: (count) => (count === 1 ? '1 imagen' : `${count} imágenes`),
  save: 'Guardar review.json',
  load: 'Cargar review.json',
  loaded: (here, elsewhere) => {
    const taken = here === 1 ? 'Se agregó 1 veredicto.' : `Se agregaron ${here} veredictos.`
    return elsewhere === 0 ? taken : `${taken} De imágenes que no están aquí: ${elsewhere}.`
  },
  problems: {
    torn: (file) => `El archivo ${file} está incompleto o no es JSON: guárdelo otra vez desde la revisión.`,
    other: (file) => `El archivo ${file} no es de esta página de revisión.`,
    unreadable: (file) => `El archivo ${file} tiene un veredicto que no se puede leer: guárdelo otra vez.`,
  },
  acceptAll: (language) => `Aceptar todas las que están sin decidir en ${language}`,
  accept: 'Aceptar',
  deny: 'Rechazar',
  comment: 'Comentario',
  crop: 'Solo lo que cambió',
  swipe: 'Antes y después',
  before: 'Antes',
  after: 'Después',
  unseen: 'Ninguna imagen de aquí muestra estas palabras.',
  key: 'Texto',
  kinds: { same: 'Como está', changed: 'Cambiada', added: 'Nueva', removed: 'Ya no está' },
  stale: 'Las imágenes cambiaron después del veredicto.',
  keys: 'Teclas: j siguiente, k anterior, a aceptar, d rechazar, c comentar, Escape para volver a la imagen.',
  unknownCause: 'Otros cambios',
  views: {
    words: 'Solo palabras',
    phone: 'Teléfono 390',
    tablet: 'Tableta 768',
    desktop: 'Escritorio 1280',
    dark: 'Escritorio 1280, oscuro',
  },
}

/** The words of the board by language. */
export const boardWords: Readonly<Record<Language, BoardWords>> = { en, es }

/** Returns the name of a view; a view that the list of modes no longer has keeps its own. */
export const viewName = ({ views }: BoardWords, view: string): string =>
  Object.hasOwn(views, view) ? views[view as View] : view
