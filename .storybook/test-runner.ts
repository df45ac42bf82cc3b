import { type TestRunnerConfig, getStoryContext } from '@storybook/test-runner'

/** What of the preview's window the checks use. */
interface PreviewWindow {
  readonly __STORYBOOK_PREVIEW__: { readonly ready: () => Promise<void> }
  readonly __STORYBOOK_ADDONS_CHANNEL__: {
    readonly emit: (event: 'updateGlobals', payload: { globals: Record<string, string> }) => void
    readonly on: (event: 'storyFinished', listener: (finished: Finished) => void) => void
  }
  checkedByAxe: string[]
}

interface Finished {
  readonly storyId: string
  readonly reporters?: readonly { readonly type: string }[]
}

const locale = process.env.STORY_LOCALE ?? 'en'

/**
 * What a page wrote to the console since its last story began. It hangs on the page because Jest loads this file twice,
 * once to prepare pages and once among the tests.
 */
function noiseOf(page: object): string[] {
  const bearer = page as { consoleNoise?: string[] }
  bearer.consoleNoise ??= []
  return bearer.consoleNoise
}

const config: TestRunnerConfig = {
  logLevel: 'warn',
  // The address `iframe.html?globals=…` is ignored unless it also names a story, so the language is set over the
  // channel, once for all stories of a page.
  async prepare({ page }) {
    const noise = noiseOf(page)
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') noise.push(message.text())
    })
    page.on('pageerror', (error) => noise.push(String(error)))
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(new URL('iframe.html', process.env.TARGET_URL).href, { waitUntil: 'load' })
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis)
    await page.evaluate(async (value) => {
      const preview = globalThis as unknown as PreviewWindow
      await preview.__STORYBOOK_PREVIEW__.ready()
      preview.checkedByAxe = []
      preview.__STORYBOOK_ADDONS_CHANNEL__.on('storyFinished', ({ storyId, reporters }) => {
        if (reporters?.some((reporter) => reporter.type === 'a11y')) preview.checkedByAxe.push(storyId)
      })
      preview.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: { locale: value } })
    }, locale)
  },
  async preVisit(page) {
    noiseOf(page).splice(0)
    await Promise.resolve()
  },
  // The runner itself fails on a throwing play and on what axe finds; here stands what it would let pass unseen.
  async postVisit(page, story) {
    // Taken first: asking for the story's context makes Storybook itself warn.
    const noise = [...noiseOf(page)]
    const context = (await getStoryContext(page, story)) as {
      readonly storyGlobals?: { readonly locale?: string }
      readonly parameters: { readonly a11y?: { readonly test?: string } }
    }
    const [lang, axeRan] = await page.evaluate(
      (id) =>
        [document.documentElement.lang, (globalThis as unknown as PreviewWindow).checkedByAxe.includes(id)] as const,
      story.id,
    )
    const wanted = context.storyGlobals?.locale ?? locale
    if (lang !== wanted) throw new Error(`${story.id} ran in "${lang}", not in "${wanted}"`)
    if (context.parameters.a11y?.test !== 'error' || !axeRan) throw new Error(`${story.id} was not checked by axe`)
    if (noise.length > 0) throw new Error(`${story.id} wrote to the console:\n${noise.join('\n')}`)
  },
}
export default config
