import type { TestRunnerConfig } from '@storybook/test-runner'

/** The parts of the preview's window that the checks use. */
interface PreviewWindow {
  readonly __STORYBOOK_PREVIEW__: {
    readonly ready: () => Promise<void>
    readonly currentRender?: {
      readonly story?: {
        readonly storyGlobals: { readonly locale?: string }
        readonly parameters: { readonly a11y?: { readonly test?: string } }
      }
    }
  }
  readonly __STORYBOOK_ADDONS_CHANNEL__: {
    readonly emit: (event: 'updateGlobals', payload: { globals: Record<string, string> }) => void
    readonly on: (event: 'storyFinished', listener: (finished: Finished) => void) => void
  }
  /** Whether axe checked a story, by the ids of the stories that have ended. */
  axeOfEnded: Record<string, boolean>
}

interface Finished {
  readonly storyId: string
  readonly reporters?: readonly { readonly type: string }[]
}

const locale = process.env.STORY_LOCALE ?? 'en'

/**
 * Returns the console output of a page since its last story began. It is stored on the page because Jest loads this
 * file twice, once to prepare pages and once among the tests.
 */
function noiseOf(page: object): string[] {
  const bearer = page as { consoleNoise?: string[] }
  bearer.consoleNoise ??= []
  return bearer.consoleNoise
}

const config: TestRunnerConfig = {
  logLevel: 'warn',
  // The address `iframe.html?globals=…` is ignored unless it also names a story, so the channel sets the language, once
  // for all stories of a page.
  async prepare({ page }) {
    const noise = noiseOf(page)
    page.on('console', (message) => {
      // The runner's own access to a story's parameters.
      if (message.text().startsWith('Accessing the Story Store is deprecated')) return
      if (message.type() === 'error' || message.type() === 'warning') noise.push(message.text())
    })
    page.on('pageerror', (error) => noise.push(String(error)))
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(new URL('iframe.html', process.env.TARGET_URL).href, { waitUntil: 'load' })
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis)
    await page.evaluate(async (value) => {
      const preview = globalThis as unknown as PreviewWindow
      await preview.__STORYBOOK_PREVIEW__.ready()
      preview.axeOfEnded = {}
      preview.__STORYBOOK_ADDONS_CHANNEL__.on('storyFinished', ({ storyId, reporters }) => {
        preview.axeOfEnded[storyId] = reporters?.some((reporter) => reporter.type === 'a11y') ?? false
      })
      preview.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: { locale: value } })
    }, locale)
  },
  async preVisit(page) {
    noiseOf(page).splice(0)
    await Promise.resolve()
  },
  // The runner itself fails on a throwing play and on axe's findings; these checks cover the rest.
  async postVisit(page, { id, hasFailure }) {
    if (hasFailure === true) {
      // The runner's own error shows the problem. The next story must not mistake the end of this one for its own.
      await page
        .waitForFunction((story) => story in (globalThis as unknown as PreviewWindow).axeOfEnded, id, {
          timeout: 5_000,
        })
        .catch(() => undefined)
      return
    }
    const { lang, wanted, isChecked } = await page.evaluate(
      ([story, language]) => {
        const { __STORYBOOK_PREVIEW__: preview, axeOfEnded } = globalThis as unknown as PreviewWindow
        const shown = preview.currentRender?.story
        return {
          lang: document.documentElement.lang,
          wanted: shown?.storyGlobals.locale ?? language,
          isChecked: shown?.parameters.a11y?.test === 'error' && axeOfEnded[story] === true,
        }
      },
      [id, locale] as const,
    )
    if (lang !== wanted) throw new Error(`${id} ran in "${lang}", not in "${wanted}"`)
    if (!isChecked) throw new Error(`${id} was not checked by axe`)
    const noise = noiseOf(page)
    if (noise.length > 0) throw new Error(`${id} wrote to the console:\n${noise.join('\n')}`)
  },
}
export default config
