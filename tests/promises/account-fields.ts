import { describe, expect, it } from 'vitest'

import { fieldTable, type InputField, type Verdict } from './input-table.tsx'

/** A handler for what a table never presses. */
export const nothing = () => undefined
/** A form without a refusal. */
export const unrefused = { issues: [], attempt: 0 }

/** Characters that a field may add or omit, and how many it takes. */
export type Dress = Pick<InputField<never>, 'marks' | 'cap'>
/** Characters in a written phone number besides its digits, and the country code before ten of them (A-3). */
export const phoneDress: Dress = { marks: /^\D*1(?=\D*(?:\d\D*){10}$)|\D/g, cap: 10 }
/** Spaces and invisible characters, which no address contains. */
export const emailDress: Dress = { marks: /[\s\p{Cf}]/gu }

/** Returns the issue of one field of a form. */
export function verdictOf(
  issues: readonly { readonly field: string; readonly code: string }[],
  field: string,
  value: string,
) {
  const issue = issues.find((one) => one.field === field)
  return issue ? { refused: issue.code } : ({ accepted: value } satisfies Verdict)
}

/** One field of an area with its texts. */
export const row = <State>(area: string, texts: readonly string[], field: InputField<State>) =>
  [area, field.name, () => fieldTable(field, texts)] as const

/** Tests the table of each field; the tables are files, in a folder for each area. */
export function tableTests(rows: readonly (readonly [area: string, name: string, table: () => string])[]): void {
  describe('what comes into a field of the account stays or is told of, and is refused where it means nothing', () => {
    it.each(rows)('%s: %s', async (area, name, table) => {
      const file = `${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.txt`
      await expect(table()).toMatchFileSnapshot(`input-tables/${area}/${file}`)
    })
  })
}
