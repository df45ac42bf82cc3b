import { setTimeout as wait } from 'node:timers/promises'

import type { Driver, Place } from './driver.ts'

/** A control or heading that a person sees, by its role and visible name. */
export interface Target {
  readonly role: 'article' | 'button' | 'checkbox' | 'combobox' | 'heading' | 'option' | 'radio' | 'tab' | 'textbox'
  readonly name?: string
  /** A selector of the part of the page in which it is. */
  readonly within?: string
  /** Which one, where there are several. */
  readonly at?: number
}

const patience = 30_000
const inPage = (target: Target) => `visit.find(${JSON.stringify(target)})`
const described = ({ role, name, within, at }: Target) =>
  [role, name && `“${name}”`, within && `in ${within}`, at && `(${at + 1})`].filter(Boolean).join(' ')

/** A person at a page: sees what is there by role and name, and uses it as soon as it is. */
export function visitorOf(driver: Driver) {
  const until = async <T>(what: string, ask: () => Promise<T | null>): Promise<T> => {
    const end = Date.now() + patience
    for (;;) {
      const found = await ask()
      if (found !== null) return found
      if (Date.now() > end) throw new Error(`Not there: ${what}`)
      await wait(100)
    }
  }
  const holds = (what: string, expression: string) =>
    until(what, async () => ((await driver.value(expression)) === true ? true : null))
  /** Where something can be pressed, once it stands still and nothing is above it. */
  const placeOf = (target: Target): Promise<Place> => {
    let before = ''
    return until(`${described(target)} to press`, async () => {
      const place = (await driver.value(`visit.place(${inPage(target)})`)) as Place | null
      const isStill = place !== null && JSON.stringify(place) === before
      before = JSON.stringify(place)
      return isStill ? place : null
    })
  }
  const press = async (target: Target) => driver.press(await placeOf(target))
  return {
    holds,
    press,
    /** Something is shown. */
    see: (target: Target) => holds(described(target), `${inPage(target)} !== null`),
    /** Types into an empty field. */
    fill: async (name: string, text: string) => {
      const target = { role: 'textbox', name } as const
      await holds(`nothing in ${described(target)}`, `${inPage(target)}?.value === ''`)
      await press(target)
      await driver.type(text)
      await holds(`a value in ${described(target)}`, `${inPage(target)}?.value !== ''`)
    },
    check: async (role: 'checkbox' | 'radio', name?: string) => {
      const target = { role, ...(name !== undefined && { name }) }
      await press(target)
      await holds(`a tick in ${described(target)}`, `${inPage(target)}?.checked === true`)
    },
    choose: async (name: string, label: string) => {
      const target = { role: 'combobox', name } as const
      await placeOf(target)
      const value = await driver.value(
        `[...${inPage(target)}.options].find((option) => option.label === ${JSON.stringify(label)})?.value`,
      )
      await driver.choose(inPage(target), String(value))
      await holds(
        `${label} in ${described(target)}`,
        `${inPage(target)}?.selectedOptions[0]?.label === ${JSON.stringify(label)}`,
      )
    },
    /** A new screen: its heading is shown and has the focus. */
    arrives: async (name: string) => {
      await holds(`the focus on heading “${name}”`, `visit.focused(${inPage({ role: 'heading', name })})`)
    },
    /** The page shows the words. */
    reads: async (...words: readonly string[]) => {
      for (const word of words)
        await holds(`the words “${word}”`, `visit.text('main').includes(${JSON.stringify(word)})`)
    },
    /** The text that a part shows. */
    text: async (selector: string) => String(await driver.value(`visit.text(${JSON.stringify(selector)})`)),
  }
}
