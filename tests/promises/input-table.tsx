import { fireEvent, render } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { expect } from 'vitest'

/** How a text comes into a field: key by key, from the clipboard, or from the browser's own memory. */
export const ways = ['typed', 'pasted', 'filled'] as const

/** One way in which a text comes into a field. */
export type Way = (typeof ways)[number]

/** Thirty texts that people, clipboards and browsers put into a field for a number. */
export const nastyNumbers: readonly string[] = [
  ...['34', ' 34 ', '034', '0034', '0', '120', '121', '1000'],
  ...['1.5', '-1', '−5', '12a', '3 4', '1e2', '0x1F', '٣٤', '３４', '½', '3\u200b4', '1\n2'],
  ...['42000', '42000.00', '$42,000.50', '40.000', '12,5', '-500', '1234567890', '33139', '33139-1234', '<b>7</b>'],
]

/** What the rules say of what a field holds: the value that goes on, or the code of the refusal. */
export type Verdict = { readonly accepted: string } | { readonly refused: string }

/** One field of the site: how it is drawn around a state, and how that state is judged. */
export interface InputField<State> {
  readonly name: string
  /** The state in which the field is empty. */
  readonly start: State
  readonly show: (state: State, change: (next: State) => void) => ReactNode
  /** The field's label, as shown. */
  readonly label: string
  readonly judge: (state: State) => Verdict
  /** Signs that the field may put in or leave out without a word, since they change nothing: separators, blanks, a dollar. */
  readonly marks?: RegExp
  /** What stands in a field that shows dots. */
  readonly held?: (state: State) => string
  /** Most signs that keys can write into the field (F-8): a key beyond them does nothing, and is not told of. */
  readonly cap?: number
}

/** What became of a text: what stands in the field, what was told about it, and the verdict. */
export interface Fate {
  readonly stands: string
  readonly told: string
  readonly verdict: Verdict
}

/** The kind of edit that a browser names; of what it fills in by itself it names none. */
const inputTypes: Readonly<Record<Way, string>> = { typed: 'insertText', pasted: 'insertFromPaste', filled: '' }

/** Changes an input as a browser does: its own setter, then the event that React hears. */
function put(input: HTMLInputElement, text: string, caret: number, inputType: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  // An input for an address gives no caret.
  if (input.selectionStart !== null) input.setSelectionRange(caret, caret)
  fireEvent(
    input,
    inputType === '' ? new Event('input', { bubbles: true }) : new InputEvent('input', { bubbles: true, inputType }),
  )
}

/** A line of text cannot hold a line break: browsers leave it out of what is pasted, and the key submits. */
const oneLine = (text: string) => text.replaceAll(/[\r\n]/g, '')

function enter(input: HTMLInputElement, text: string, way: Way): void {
  if (way !== 'typed') {
    put(input, text, text.length, inputTypes[way])
    return
  }
  let typed = ''
  for (const sign of text) {
    typed += sign
    const at = input.selectionStart
    // The value of an input for an address lacks a space at its end, which still is there to type on.
    if (at === null) put(input, typed, typed.length, inputTypes[way])
    else put(input, input.value.slice(0, at) + sign + input.value.slice(at), at + sign.length, inputTypes[way])
  }
}

/** The input of a label. Testing Library's own search reads every style of the page, a thousand times over. */
function inputOf(label: string): HTMLInputElement {
  const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label)?.control
  if (!(found instanceof HTMLInputElement)) throw new Error(`No input is labelled ${label}`)
  return found
}

function described(input: HTMLInputElement): string {
  return (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim()
}

/** What becomes of each text that comes into an empty field in one way. Between two texts the field is emptied by hand. */
function fatesOf<State>(field: InputField<State>, texts: readonly string[], way: Way): readonly Fate[] {
  const states: State[] = [field.start]
  function Held() {
    const [state, setState] = useState(field.start)
    return field.show(state, (next) => {
      states.push(next)
      setState(next)
    })
  }
  const { unmount } = render(<Held />)
  const input = inputOf(field.label)
  const before = described(input)
  const fates = texts.map((text) => {
    // In an empty field the key for deleting does nothing, so something is there to delete.
    put(input, '0', 1, 'insertText')
    put(input, '', 0, 'deleteContentBackward')
    expect(described(input), `${field.name} forgets what it told`).toBe(before)
    enter(input, oneLine(text), way)
    fireEvent.blur(input)
    const state = states.at(-1) ?? field.start
    return {
      stands: field.held?.(state) ?? input.value,
      told: described(input).replace(before, '').trim(),
      verdict: field.judge(state),
    }
  })
  unmount()
  return fates
}

/** A text without the marks that change nothing; an amount also without zeros that change nothing. */
function bare(text: string, marks: RegExp): string {
  const unmarked = text.replaceAll(marks, '').replace(/^0+(?=\d)/, '')
  return unmarked.includes('.') && /^[\d.]+$/.test(unmarked) ? unmarked.replace(/\.?0*$/, '') : unmarked
}

/** Nothing is cut or rewritten silently, and what is accepted is what stands in the field. */
function expectHonest<State>(field: InputField<State>, text: string, fate: Fate, way: Way): void {
  const marks = field.marks ?? /\s/g
  const given = bare(oneLine(text), marks)
  const isCapped =
    way === 'typed' &&
    field.cap !== undefined &&
    fate.stands.replaceAll(marks, '') === oneLine(text).replaceAll(marks, '').slice(0, field.cap)
  if (fate.told === '' && !isCapped)
    expect(bare(fate.stands, marks), `${field.name} keeps ${JSON.stringify(text)}`).toBe(given)
  if ('accepted' in fate.verdict)
    expect(bare(fate.verdict.accepted, marks), `${field.name} accepts what stands`).toBe(bare(fate.stands, marks))
}

function line({ stands, told, verdict }: Fate, text: string): string {
  const shown = stands === oneLine(text) ? 'stays' : `becomes ${JSON.stringify(stands)}`
  const words = told === '' ? '' : `, told "${told}"`
  return `${shown}${words}: ${'accepted' in verdict ? `accepted as ${verdict.accepted}` : verdict.refused}`
}

/** The part of a table that tells of one field, one line a text, or three where the ways differ. */
export function fieldTable<State>(field: InputField<State>, texts: readonly string[] = nastyNumbers): string {
  const fates = ways.map((way) => fatesOf(field, texts, way))
  const lines = texts.flatMap((text, index) => {
    const here = fates.map((ofWay, at) => {
      const fate = ofWay[index]
      if (!fate) throw new Error(`${field.name} has no fate of ${text}`)
      expectHonest(field, text, fate, ways[at] ?? 'filled')
      return line(fate, text)
    })
    const name = JSON.stringify(text)
    return new Set(here).size === 1
      ? [`  ${name} ${here[0] ?? ''}`]
      : ways.map((way, at) => `  ${name} ${way}, ${here[at] ?? ''}`)
  })
  return [field.name, ...lines, ''].join('\n')
}
