import { type Meta, composeStories, setProjectAnnotations } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { type Root, createRoot } from 'react-dom/client'

import preview from '#storybook/preview.tsx'

import { callsUnderWay, mockFetch, mocks } from './mocked-fetch.ts'

/** The functions that tests/stories/bare-host.mjs calls in the page. */
interface Host {
  /** The ids of all stories, as in Storybook. */
  readonly storyIds: () => Promise<readonly string[]>
  /** Mounts a story in place of the previous one, without its play; resolves with its errors. */
  readonly mountStory: (id: string) => Promise<readonly string[]>
}

type StoryFile = Parameters<typeof composeStories>[0] & { readonly default: Meta }
interface Composed {
  readonly id: string
  readonly globals: { readonly locale?: string }
  readonly load: () => Promise<void>
}
type Story = ComponentType & Composed

const files = import.meta.glob<StoryFile>('/stories/**/*.stories.tsx')
const locale = new URLSearchParams(location.search).get('locale') ?? 'en'
const address = location.href

// The first loader starts the mocks' service worker, which the site's policy refuses.
const [, ...loaders] = [preview.loaders ?? []].flat()
setProjectAnnotations({
  ...preview,
  initialGlobals: { ...preview.initialGlobals, locale },
  loaders: [
    (context) => {
      mocks.resetHandlers()
      Object.assign(context, { msw: mocks })
      return {}
    },
    ...loaders,
  ],
})

/** The stories of a file; Storybook titles a file without a title by its path. */
async function storiesOf(path: string): Promise<readonly Story[]> {
  const module = await files[path]?.()
  if (module === undefined) return []
  const title = module.default.title ?? path.replace(/^\/stories\/|\.stories\.tsx$/g, '')
  return Object.values(composeStories({ ...module, default: { ...module.default, title } }))
}

let known: Promise<ReadonlyMap<string, Story>> | undefined
async function allStories(): Promise<ReadonlyMap<string, Story>> {
  const lists = await Promise.all(Object.keys(files).map(storiesOf))
  return new Map(lists.flat().map((story) => [story.id, story]))
}
const stories = () => (known ??= allStories())

/**
 * Milliseconds without rendering or answers after which a page is finished: a component renders at once, a screen makes
 * calls.
 */
const quietMs = { part: 20, screen: 400 }
const longestMs = 4_000
const isScreen = (id: string) => /^(?:features|journeys)-/.test(id)

/** Resolves when the page has been rendered and its calls have been answered, except those that never are. */
function settled(patienceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const end = performance.now() + longestMs
    let calls = 0
    let last = performance.now()
    const watch = new MutationObserver(() => (last = performance.now()))
    watch.observe(document, { childList: true, subtree: true, attributes: true, characterData: true })
    const look = () => {
      const now = performance.now()
      if (calls !== callsUnderWay()) {
        last = now
        calls = callsUnderWay()
      }
      if (now < end && now - last < (calls > 0 ? quietMs.screen : patienceMs)) requestAnimationFrame(look)
      else {
        watch.disconnect()
        resolve()
      }
    }
    requestAnimationFrame(look)
  })
}

let shown: Root | undefined

const host: Host = {
  storyIds: async () => [...(await stories()).keys()],
  async mountStory(id) {
    const Story = (await stories()).get(id)
    const element = document.getElementById('root')
    if (Story === undefined || element === null) return [`there is no story ${id}`]
    shown?.unmount()
    history.replaceState(null, '', address)
    const faults: string[] = []
    const onUncaughtError = (error: unknown) => {
      faults.push(String(error))
    }
    try {
      await Story.load()
      shown = createRoot(element, { onUncaughtError })
      shown.render(<Story />)
      await settled(isScreen(id) ? quietMs.screen : quietMs.part)
    } catch (error) {
      onUncaughtError(error)
    }
    if (document.documentElement.lang !== Story.globals.locale) faults.push(`it is not in "${Story.globals.locale}"`)
    return faults
  },
}

mockFetch()
Object.assign(globalThis, host)
