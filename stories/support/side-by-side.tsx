import { addons } from 'storybook/preview-api'

/** A story in both languages beside each other, each in a frame of its own, because a page has one language. */
export function SideBySide({ storyId, scenario }: { readonly storyId: string; readonly scenario: string }) {
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      {(['en', 'es'] as const).map((language) => (
        <figure key={language} className="m-0 grid gap-2">
          <figcaption className="text-sm font-semibold text-ink-muted">
            {language === 'en' ? 'English' : 'Español'}
          </figcaption>
          <iframe
            title={language === 'en' ? 'English' : 'Español'}
            src={`iframe.html?id=${storyId}&viewMode=story&globals=locale:${language};scenario:${scenario}`}
            className="h-screen w-full border border-border bg-paper"
          />
        </figure>
      ))}
    </div>
  )
}

/**
 * Resolves when the story is left. A story that waits so is not drawn anew by itself when the toolbar changes, so it is
 * mounted again then.
 */
export function untilLeft(storyId: string, left: AbortSignal): Promise<void> {
  const channel = addons.getChannel()
  const remount = () => {
    channel.emit('forceRemount', { storyId })
  }
  channel.on('globalsUpdated', remount)
  return new Promise((resolve) => {
    left.addEventListener('abort', () => {
      channel.off('globalsUpdated', remount)
      resolve()
    })
  })
}
