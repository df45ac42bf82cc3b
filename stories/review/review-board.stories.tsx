import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { toLanguage } from '#i18n/language.ts'
import { sampleChange, sampleReview } from '#stories/support/sample-review.ts'
import type { BoardChange } from '#tests/review/build-board.ts'
import { type BoardWords, boardWords } from '#tests/review/board/board-words.ts'
import { changeName } from '#tests/review/board/change-column.tsx'
import { ReviewBoard } from '#tests/review/board/review-board.tsx'

const languageOf = (globals: Record<string, unknown>) => toLanguage(String(globals['locale'])) ?? 'en'

const meta = {
  title: 'Review board/Review board (approve, verdicts)',
  id: 'review-review-board',
  component: ReviewBoard,
  args: { data: sampleReview },
  parameters: { layout: 'fullscreen' },
  render: (args, { globals }) => <ReviewBoard {...args} startsIn={languageOf(globals)} />,
} satisfies Meta<typeof ReviewBoard>
export default meta
type Story = StoryObj<typeof meta>

export const Changes: Story = { parameters: { chromatic: { disableSnapshot: false } } }
export const NothingIsDifferent: Story = { args: { data: { ...sampleReview, changes: [] } } }
export const EveryPicture: Story = {
  args: {
    data: {
      ...sampleReview,
      before: '',
      changes: sampleReview.changes.map((change) => ({ ...change, kind: 'same', before: undefined, cause: '' })),
    },
  },
}
export const WithWarnings: Story = {
  args: { data: { ...sampleReview, notices: ['plans-plan-card--gallery (es phone): the story failed'] } },
}

/** What a play uses of a board: its words, its status, and a name written into it. */
async function opened(canvasElement: HTMLElement, globals: Record<string, unknown>, name: string) {
  const words = boardWords[languageOf(globals)]
  const board = within(canvasElement)
  await userEvent.type(board.getByLabelText(words.reviewer), name)
  await userEvent.tab()
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  const says = (sentence: string) => waitFor(() => expect(board.getByRole('status')).toHaveTextContent(sentence))
  return { words, board, says }
}

/** Returns a column of a board. A row's columns are drawn only near the window. */
async function columnOf(canvasElement: HTMLElement, words: BoardWords, change: BoardChange) {
  canvasElement.querySelector(`[data-row="${CSS.escape(`${change.id} phone`)}"]`)?.scrollIntoView()
  return within(await within(canvasElement).findByRole('region', { name: changeName(words, change) }))
}

const [chosen, elegido, compared, , alone] = sampleReview.changes as readonly [
  BoardChange,
  BoardChange,
  BoardChange,
  BoardChange,
  BoardChange,
]

export const IsUsedByKeyboard: Story = {
  async play({ canvasElement, globals }) {
    const { words, board, says } = await opened(canvasElement, globals, 'Ana')
    const regionOf = (change: BoardChange) => board.getByRole('region', { name: changeName(words, change) })
    await userEvent.keyboard('j')
    await expect(regionOf(alone)).toHaveFocus()
    await userEvent.keyboard('aj')
    await expect(regionOf(chosen)).toHaveFocus()
    await userEvent.keyboard('dc')
    await userEvent.keyboard('Se corta: a, d')
    await says(words.progress(2, 5, 1))
    await expect(within(regionOf(chosen)).getByLabelText(words.comment)).toHaveValue('Se corta: a, d')
    await expect(within(regionOf(chosen)).getByRole('button', { name: words.deny, pressed: true })).toBeVisible()
  },
}

export const GoesOnWhereAVerdictTakesThePictureAway: Story = {
  async play({ canvasElement, globals }) {
    const { words, board, says } = await opened(canvasElement, globals, 'Ana')
    await userEvent.selectOptions(board.getByLabelText(words.show), 'open')
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    for (let at = 1; at <= 5; at += 1) await userEvent.keyboard('ja')
    await says(words.progress(5, 5, 0))
    await expect(board.queryAllByRole('article')).toEqual([])
  },
}

export const IsUsedByMouse: Story = {
  async play({ canvasElement, globals }) {
    const { words, says } = await opened(canvasElement, globals, 'Ana')
    const press = async (change: BoardChange, name: string) => {
      const column = await columnOf(canvasElement, words, change)
      await userEvent.click(column.getByRole('button', { name }))
    }
    await press(alone, words.accept)
    await press(elegido, words.deny)
    await press(compared, words.accept)
    await says(words.progress(3, 5, 1))
  },
}

export const AsksForTheNameFirst: Story = {
  async play({ canvasElement, globals }) {
    const words = boardWords[languageOf(globals)]
    const board = within(canvasElement)
    await userEvent.click((await columnOf(canvasElement, words, alone)).getByRole('button', { name: words.accept }))
    await expect(board.getByLabelText(words.reviewer)).toHaveFocus()
    await expect(board.getByRole('status')).toHaveTextContent(words.nameFirst)
  },
}

const verdict = { change: '1 Alone es phone', pictures: '1 Alone-es', comment: '', reviewer: 'Luis', at: '2026-01-12' }
const fileOf = (verdicts: readonly object[]) => JSON.stringify({ against: 'a', changes: {}, verdicts })
/** Files of verdicts, with what the board says of each. */
const files: readonly (readonly [string, string, (words: BoardWords, name: string) => string])[] = [
  ['torn.json', '{"against": "a', (words, name) => words.problems.torn(name)],
  ['other.json', '[]', (words, name) => words.problems.other(name)],
  ['unreadable.json', fileOf([{ change: 'x' }]), (words, name) => words.problems.unreadable(name)],
  ['good.json', fileOf([{ ...verdict, verdict: 'denied' }]), (words) => words.loaded(1, 0)],
  [
    'later.json',
    fileOf([{ ...verdict, reviewer: 'Eva', verdict: 'accepted', pictures: 'of another day' }]),
    (words) => words.loaded(0, 1),
  ],
]

export const AcceptsOnlyWhatIsOpen: Story = {
  async play({ canvasElement, globals }) {
    const { words, board, says } = await opened(canvasElement, globals, 'Ana')
    await userEvent.keyboard('jd')
    await says(words.progress(1, 5, 1))
    for (const button of board.getAllByRole('button', { name: /^(?:Accept all|Aceptar todas)/ }))
      await userEvent.click(button)
    await says(words.progress(5, 5, 1))
  },
}

export const TakesTheGoodFilesBesideATornOne: Story = {
  async play({ canvasElement, globals }) {
    const { words, board, says } = await opened(canvasElement, globals, 'Ana')
    const good = fileOf([{ ...verdict, verdict: 'denied' }])
    await userEvent.upload(
      board.getByLabelText(words.load),
      ['{"against": "a', good].map((text, at) => new File([text], `${at}.json`, { type: 'application/json' })),
    )
    await says(words.loaded(1, 0))
    await says(words.problems.torn('0.json'))
  },
}

export const ShowsOneScreenAlone: Story = {
  args: {
    data: { ...sampleReview, changes: [...sampleReview.changes, sampleChange('Wide', 'es', { mode: 'es dark' })] },
  },
  async play({ canvasElement, globals }) {
    const words = boardWords[languageOf(globals)]
    const board = within(canvasElement)
    await userEvent.selectOptions(board.getByLabelText(words.view), 'dark')
    await expect(board.getAllByRole('article')).toHaveLength(1)
  },
}

/** Whoever merges files sees what everybody has decided, without a verdict of their own. */
export const CountsTheVerdictsOfOthers: Story = {
  async play({ canvasElement, globals }) {
    const { words, board, says } = await opened(canvasElement, globals, 'Marta')
    const of = ({ id, mode, pictures }: BoardChange, reviewer: string, said: string) => ({
      ...verdict,
      change: `${id} ${mode}`,
      pictures,
      reviewer,
      verdict: said,
    })
    const sent = [
      fileOf([of(chosen, 'Ana', 'accepted'), of(elegido, 'Ana', 'accepted')]),
      fileOf([of(elegido, 'Luis', 'denied')]),
    ]
    await userEvent.upload(
      board.getByLabelText(words.load),
      sent.map((text, at) => new File([text], `${at}.json`, { type: 'application/json' })),
    )
    await says(words.loaded(3, 0))
    await says(words.progress(2, 5, 1))
    await userEvent.selectOptions(board.getByLabelText(words.show), 'denied')
    await expect((await columnOf(canvasElement, words, elegido)).getByText(words.verdicts.denied)).toBeVisible()
    await expect(document.documentElement.lang).toBe(languageOf(globals))
  },
}

export const SaysWhatIsWrongWithAFile: Story = {
  async play({ canvasElement, globals }) {
    const { words, board, says } = await opened(canvasElement, globals, 'Ana')
    await userEvent.click((await columnOf(canvasElement, words, alone)).getByRole('button', { name: words.accept }))
    for (const [name, text, sentence] of files) {
      await userEvent.upload(board.getByLabelText(words.load), new File([text], name, { type: 'application/json' }))
      await says(sentence(words, name))
      // What was said before is still there. Luis denies what Ana accepts.
      await says(words.progress(1, 5, name === 'good.json' || name === 'later.json' ? 1 : 0))
    }
    const column = await columnOf(canvasElement, words, alone)
    await expect(column.getByText(/Luis/)).toBeVisible()
    await expect(column.getByText(words.stale)).toBeVisible()
  },
}
