import { fireEvent, render } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { expect, it } from 'vitest'

/** How a text enters a field: key by key, from the clipboard, by autofill, or spoken, which comes as one insertion. */
const ways = ['typed', 'pasted', 'filled', 'dictated'] as const

/** One way of entering a text into a field. */
type Way = (typeof ways)[number]

/** The texts that visitors, clipboards, browsers and voices enter into a field for a number, invisible signs among them. */
export const nastyNumbers: readonly string[] = [
  ...['34', ' 34 ', '034', '0034', '0', '120', '121', '1000'],
  ...['1.5', '-1', '−5', '12a', '3 4', '1e2', '0x1F', '٣٤', '３４', '½', '3\u200b4', '1\n2'],
  // Marks of direction, a blank that does not break, a mark of the byte order, a soft hyphen; a voice ends with a point.
  ...['\u200e34\u200f', '34\u00a0', '\ufeff34', '3\u00ad4', '34.', 'thirty-four'],
  ...['42000', '42000.00', '$42,000.50', '40.000', '12,5', '-500', '1234567890', '33139', '33139-1234', '<b>7</b>'],
]

/** The verdict of the rules on a field: the resulting value, or the code of the refusal. */
export type Verdict = { readonly accepted: string } | { readonly refused: string }

/** One field of the site: how it is rendered around a state, and how that state is validated. */
export interface InputField<State> {
  readonly name: string
  /** The state in which the field is empty. */
  readonly start: State
  readonly show: (state: State, change: (next: State) => void) => ReactNode
  /** The field's label, as shown. */
  readonly label: string
  /** Judges a state; a field that keeps its text to itself is judged by what stands in it. */
  readonly judge: (state: State, stands: string) => Verdict
  /**
   * Characters that the field may add or omit without a message, because they change nothing: separators, blanks, a
   * dollar sign.
   */
  readonly marks?: RegExp
  /** Reads the value of a field that shows dots. */
  readonly held?: (state: State) => string
}

/** The outcome of a text: the field's value, its message, and the verdict. */
interface Fate {
  readonly stands: string
  readonly told: string
  readonly verdict: Verdict
}

/** The input type that a browser reports for an edit; it reports none for autofill. */
const inputTypes: Readonly<Record<Way, string>> = {
  typed: 'insertText',
  pasted: 'insertFromPaste',
  filled: '',
  dictated: 'insertText',
}

type TextInput = HTMLInputElement | HTMLTextAreaElement

/** Changes an input as a browser does: by its own setter, then with the event that React listens to. */
function put(input: TextInput, text: string, caret: number, inputType: string): void {
  const { prototype } = input instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(input, text)
  // An address input has no caret.
  if (input.selectionStart !== null) input.setSelectionRange(caret, caret)
  fireEvent(
    input,
    inputType === '' ? new Event('input', { bubbles: true }) : new InputEvent('input', { bubbles: true, inputType }),
  )
}

/** A single line can't hold a line break: browsers remove it from pasted text, and the key submits. */
const oneLine = (text: string) => text.replaceAll(/[\r\n]/g, '')

function enter(input: TextInput, text: string, way: Way): void {
  if (way !== 'typed') {
    put(input, text, text.length, inputTypes[way])
    return
  }
  let typed = ''
  for (const sign of text) {
    typed += sign
    const at = input.selectionStart
    // The value of an address input lacks a trailing space, which remains for the next key.
    if (at === null) put(input, typed, typed.length, inputTypes[way])
    else put(input, input.value.slice(0, at) + sign + input.value.slice(at), at + sign.length, inputTypes[way])
  }
}

/** The input of a label. Testing Library's own search reads every style of the page, a thousand times. */
function inputOf(label: string): TextInput {
  const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label)?.control
  if (!(found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement))
    throw new Error(`No input is labelled ${label}`)
  return found
}

function described(input: TextInput): string {
  return (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim()
}

/** The outcome of each text entered into an empty field in one way. Between two texts the field is emptied by hand. */
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
    // In an empty field the delete key does nothing, so a character is there to delete.
    put(input, '0', 1, 'insertText')
    put(input, '', 0, 'deleteContentBackward')
    expect(described(input), `${field.name} forgets what it told`).toBe(before)
    enter(input, oneLine(text), way)
    fireEvent.blur(input)
    const state = states.at(-1) ?? field.start
    return {
      stands: field.held?.(state) ?? input.value,
      told: described(input).replace(before, '').trim(),
      verdict: field.judge(state, input.value),
    }
  })
  unmount()
  return fates
}

/** A text without the characters that change nothing; an amount also without zeros that change nothing. */
function bare(text: string, marks: RegExp): string {
  const unmarked = text.replaceAll(marks, '').replace(/^0+(?=\d)/, '')
  return unmarked.includes('.') && /^[\d.]+$/.test(unmarked) ? unmarked.replace(/\.?0*$/, '') : unmarked
}

/** Nothing is cut or rewritten silently, and the accepted value equals the shown one. */
function expectHonest<State>(field: InputField<State>, text: string, fate: Fate): void {
  const marks = field.marks ?? /\s/g
  const given = bare(oneLine(text), marks)
  if (fate.told === '') expect(bare(fate.stands, marks), `${field.name} keeps ${JSON.stringify(text)}`).toBe(given)
  if ('accepted' in fate.verdict)
    expect(bare(fate.verdict.accepted, marks), `${field.name} accepts what stands`).toBe(bare(fate.stands, marks))
}

/** How a text ends: the verdict, and what the field tells. */
function endingOf({ told, verdict }: Fate): string {
  const judged = 'accepted' in verdict ? 'accepted' : verdict.refused
  return told === '' ? judged : `${judged}, told "${told}"`
}

/** A text, what becomes of it in the field, and what is accepted where that is something else. */
function shownOf(text: string, { stands, verdict }: Fate): string {
  const kept = stands === oneLine(text) ? '' : ` → ${JSON.stringify(stands)}`
  const accepted = 'accepted' in verdict && verdict.accepted !== stands ? ` as ${JSON.stringify(verdict.accepted)}` : ''
  return JSON.stringify(text) + kept + accepted
}

/** The table's part for one field: each ending with its texts, and the ways of entering that lead to it unless all do. */
function fieldTable<State>(field: InputField<State>, texts: readonly string[]): string {
  const fates = ways.map((way) => ({ way, ofTexts: fatesOf(field, texts, way) }))
  const lines = new Map<string, string[]>()
  for (const [index, text] of texts.entries()) {
    const met = fates.flatMap(({ way, ofTexts }) => {
      const fate = ofTexts[index]
      if (!fate) return []
      expectHonest(field, text, fate)
      return [{ way, ending: endingOf(fate), shown: shownOf(text, fate) }]
    })
    const same = (one: (typeof met)[number]) =>
      met.filter((other) => other.ending === one.ending && other.shown === one.shown)
    for (const one of met.filter((each) => same(each)[0] === each)) {
      const led = same(one).map(({ way }) => way)
      const head = led.length === ways.length ? one.ending : `${led.join(' or ')}, ${one.ending}`
      lines.set(head, [...(lines.get(head) ?? []), one.shown])
    }
  }
  return [field.name, ...[...lines].map(([head, items]) => `  ${head}: ${items.join(', ')}`)].join('\n')
}

/** One field without the type of its state, as the function that returns its table. */
export function tableOf<State>(texts: readonly string[], field: InputField<State>): () => string {
  return () => fieldTable(field, texts)
}

/** Tests that the fields of a form treat what enters them as its table says, which is a file. */
export function testTable(form: string, tables: readonly (() => string)[]): void {
  it(`what enters a field of the ${form} stays or is told of, and is refused where it means nothing`, async () => {
    const table = tables.map((of) => `${of()}\n`).join('\n')
    await expect(table).toMatchFileSnapshot(`input-tables/${form.replaceAll(' ', '-')}.txt`)
  }, 600_000)
}
