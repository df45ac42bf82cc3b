import { inWords } from '#build/part-names.mjs'
import type { Change } from '#storybook/history.ts'

/** Which changes are asked for. */
export interface ChangeFilter {
  /** Changes after this day, and up to the newest. */
  readonly after: string
  /** Words that the sentence, the day or the name of a component has, in any order. */
  readonly text: string
  /** Whether only changes of words are asked for, with the places whose words they change. */
  readonly wordsOnly: boolean
}

/** The name of a place as the workbench shows it: that of a component, or of the area of its texts. */
export function placeName(place: string): string {
  const [group = '', name = ''] = place.split('/')
  return group === 'texts' ? `Texts: ${name.replaceAll('-', ' ')}` : inWords(name)
}

/** The places of a change: those of its files, then those whose words alone change. */
export const placesOf = ({ files, words }: Change): readonly string[] => [...new Set([...files, ...words])]

/** Returns the changes that are asked for, in their order. */
export function filterChanges(changes: readonly Change[], { after, text, wordsOnly }: ChangeFilter): readonly Change[] {
  const wanted = text.toLowerCase().split(/\s+/).filter(Boolean)
  return changes
    .filter(({ day }) => day > after)
    .flatMap((change) => {
      if (!wordsOnly) return change
      return change.words.length === 0
        ? []
        : { ...change, files: change.files.filter((file) => change.words.includes(file)) }
    })
    .filter((change) => {
      const said = [change.sentence, change.day, ...placesOf(change).map(placeName)].join(' ').toLowerCase()
      return wanted.every((word) => said.includes(word))
    })
}
