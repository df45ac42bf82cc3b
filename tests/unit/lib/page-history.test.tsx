// Runs apart: the history of a shared page can't be emptied.
import { cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { Dialog } from '#components/primitives/dialog.tsx'
import { readEntry } from '#lib/history-entry.ts'
import { usePlaceHistory } from '#lib/use-page-history.ts'
import { historyAtRest } from '#tests/unit/lib/history-at-rest.ts'

/** A page of a new tab, so there is nothing below its first entry. */

const onSettled = vi.fn()
const onClose = vi.fn()
const onArrive = vi.fn()

interface PageProps {
  readonly isReopened?: boolean
}

function Page({ isReopened = false }: PageProps) {
  const [place, setPlace] = useState('one')
  const [isFresh, setIsFresh] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  usePlaceHistory({
    place,
    isFresh,
    onArrive: (to) => {
      onArrive(to)
      if (!isFresh) setPlace(to)
    },
    onSettled,
  })
  const show = (to: string) => () => {
    setPlace(to)
  }
  const open = () => {
    setIsOpen(true)
  }
  return (
    <>
      <h1>{place}</h1>
      <button onClick={show('one')}>to one</button>
      <button onClick={show('two')}>to two</button>
      <button onClick={open}>open</button>
      <button
        onClick={() => {
          setIsFresh(true)
          setPlace('one')
        }}
      >
        start over
      </button>
      <Dialog
        open={isOpen}
        onClose={() => {
          onClose()
          setIsOpen(false)
        }}
        onReopen={isReopened ? open : undefined}
        title="dialog"
        closeLabel="close"
      >
        text
      </Dialog>
    </>
  )
}

/** Opens the page and waits until its entry names the place. */
async function openPage(page = <Page />): Promise<void> {
  render(page)
  await historyAtRest()
}

async function press(name: string): Promise<void> {
  screen.getByRole('button', { name, hidden: true }).click()
  await historyAtRest()
}

async function go(by: number): Promise<void> {
  history.go(by)
  await historyAtRest()
}

const title = () => screen.getByRole('heading', { level: 1, hidden: true }).textContent
const isDialogOpen = () => screen.queryByRole('dialog') !== null
const at = () => readEntry(history.state)?.at

beforeEach(async () => {
  // React renders when it would in a browser, not when a test says so.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  // Goes to the first entry of the tab, which has nothing below.
  if (at()) await go(-(at() ?? 0))
  vi.clearAllMocks()
})
afterEach(cleanup)

// One tab's history grows with each test, so they keep their order.
describe('the history of a tab', { shuffle: false }, () => {
  it('leaves the scroll position alone where only a dialog closes, and says so where another place is come to', async () => {
    await openPage()
    await press('to two')
    await press('open')
    expect(isDialogOpen()).toBe(true)
    await press('close')
    expect([isDialogOpen(), at()]).toEqual([false, 1])
    await press('open')
    await go(-1)
    expect([isDialogOpen(), title()]).toEqual([false, 'two'])
    expect(onSettled).not.toHaveBeenCalled()
    await go(-1)
    expect(title()).toBe('one')
    expect(onSettled).toHaveBeenCalledOnce()
  })

  it('changes nothing by a Forward to a dialog that cannot be opened again', async () => {
    await openPage()
    await press('to two')
    await press('open')
    await go(-1)
    await go(1)
    expect([isDialogOpen(), title(), at()]).toEqual([false, 'two', 1])
    expect(onClose).toHaveBeenCalledOnce()
    await go(-1)
    expect(title()).toBe('one')
  })

  it('opens a dialog again by Forward where its owner lets it', async () => {
    await openPage(<Page isReopened />)
    await press('open')
    await go(-1)
    await go(1)
    expect([isDialogOpen(), at()]).toEqual([true, 1])
  })

  it('has nothing for Back to do in a new tab after a start over, and Forward leads nowhere', async () => {
    await openPage()
    await press('to two')
    await press('start over')
    expect([title(), at()]).toEqual(['one', 0])
    await go(1)
    expect([title(), at()]).toEqual(['one', 0])
    expect(onArrive).toHaveBeenCalledOnce()
  })

  // Proves Q-171.
  it('places that scroll by themselves are not scrolled by the browser when one leads back to another', async () => {
    const pages: readonly string[] = ['one', 'two', 'three']
    function List() {
      const [place, setPlace] = useState('ask')
      usePlaceHistory({ place, onArrive: setPlace, hasOwnScroll: (each) => pages.includes(each) })
      return (
        <>
          <h1>{place}</h1>
          {pages.map((each) => (
            <button
              key={each}
              onClick={() => {
                setPlace(each)
              }}
            >{`to ${each}`}</button>
          ))}
        </>
      )
    }
    await openPage(<List />)
    for (const each of pages) await press(`to ${each}`)
    await go(-1)
    expect([title(), history.scrollRestoration]).toEqual(['two', 'manual'])
    await go(-1)
    expect([title(), history.scrollRestoration]).toEqual(['one', 'manual'])
    await go(2)
    expect([title(), history.scrollRestoration]).toEqual(['three', 'manual'])
    // The site itself leads to a place below.
    await press('to one')
    expect([title(), history.scrollRestoration]).toEqual(['one', 'manual'])
    await go(-1)
    expect([title(), history.scrollRestoration]).toEqual(['ask', 'auto'])
    await go(1)
    expect([title(), history.scrollRestoration]).toEqual(['one', 'auto'])
    dispatchEvent(new Event('pagehide'))
    expect(history.scrollRestoration).toBe('auto')
  })
})
