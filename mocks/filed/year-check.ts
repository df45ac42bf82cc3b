import { PlansProblem } from './plans-problem.ts'

/** Holds the one year of all files: the rows' `BusinessYear`, never a folder's name. */
export function yearCheck(asked?: number) {
  let known: number | undefined
  return {
    /** Refuses a row of another year than the asked one, or than the rows before it. */
    take(name: string, text: string): void {
      if (text === String(known)) return
      const year = Number(text)
      if (!Number.isInteger(year) || text === '')
        throw new PlansProblem(`${name} has a row with the year "${text}": it is broken, or another file.`)
      if (asked !== undefined && year !== asked)
        throw new PlansProblem(`${name} is of ${year}, and ${asked} was asked for: download the files of ${asked}.`)
      if (known !== undefined)
        throw new PlansProblem(
          `${name} has rows of ${year} beside those of ${known}: keep the files of one year together.`,
        )
      known = year
    },
    /** The year of the rows so far. */
    year(): number {
      if (known === undefined) throw new PlansProblem('The files have no rows: download them again.')
      return known
    },
  }
}

/** The check of the files' year. */
export type YearCheck = ReturnType<typeof yearCheck>
