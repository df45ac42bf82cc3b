import { configure } from 'storybook/test'
import { afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { commands } from 'vitest/browser'

import { type AxeTurn, isAxeTurn } from '#tests/stories/axe-turn.ts'
import { keptTexts } from '#tests/stories/kept-texts.ts'
import { layoutProblems } from '#tests/stories/layout.ts'

// Storybook's addon adds these without declaring them.
declare module 'vitest' {
  interface TestContext {
    readonly story: { readonly id: string; readonly globals: { readonly locale?: string; readonly a11y: AxeTurn } }
  }
  interface TaskMeta {
    readonly reports: readonly { readonly type: string; readonly status: string }[]
  }
}

// Storybook's page head points links at the parent frame. Here that is the runner's page, so a followed link would end
// the run.
for (const base of document.querySelectorAll('base[target]')) base.removeAttribute('target')

beforeAll(async () => {
  await commands.takeConsole()
})

// Storybook wraps each event in React's `act`, which draws sooner than a visitor's browser and refuses to suspend. It
// does so after the hooks above.
beforeEach(() => {
  configure({ eventWrapper: (event: () => unknown) => event() })
})

/** The faults of the layout that stay. A story without a play can end while its pictures and rows are still drawn. */
async function layoutAtRest(): Promise<readonly string[]> {
  const begun = layoutProblems()
  if (begun.length === 0) return begun
  await new Promise((resolve) => setTimeout(resolve, 500))
  return layoutProblems()
}

// A throwing play and axe's findings already fail a story. This checks the rest while the story is still on the page.
afterEach(async ({ task, story }) => {
  expect(await commands.takeConsole(), 'the console').toEqual([])
  if (task.result?.state === 'fail') return
  expect(await layoutAtRest(), 'the layout').toEqual([])
  expect(keptTexts(), 'texts that break where a browser translates the page').toEqual([])
  expect(document.documentElement.lang, 'the language of the page').toBe(story.globals.locale === 'es' ? 'es' : 'en')
  // A story can switch axe off or treat its findings as warnings.
  const statuses = task.meta.reports.filter(({ type }) => type === 'a11y').map(({ status }) => status)
  expect(statuses, "axe's reports of the story").toEqual(isAxeTurn(story.id, story.globals.a11y) ? ['passed'] : [])
  // Axe describes each element that it passes, 100 KB a story. The runner needs none of that, and writes all it gets.
  Object.assign(task.meta, { reports: task.meta.reports.map(({ type, status }) => ({ type, status })) })
})
