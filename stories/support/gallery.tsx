import type { ComponentType, ReactNode } from 'react'
import { storyNameFromExport } from 'storybook/internal/csf'

import { sheetModes } from '#storybook/modes.mjs'

interface Shown {
  readonly args?: object
  readonly render?: unknown
}

function show(component: unknown, base: object | undefined, story: Shown): ReactNode {
  const args = { ...base, ...story.args }
  if (typeof story.render === 'function') {
    const Rendered = story.render as ComponentType<object>
    return <Rendered {...args} />
  }
  const Component = component as ComponentType<object>
  return <Component {...args} />
}

/**
 * Returns a story that stacks other stories, so a component is reviewed and pictured on one sheet. Callers leave out
 * interaction stories (those with a play).
 */
export function gallery(
  meta: { readonly component?: unknown; readonly args?: object },
  stories: Readonly<Record<string, Shown>>,
) {
  return {
    render: () => (
      <div className="grid gap-6">
        {Object.entries(stories).map(([name, story]) => (
          <section key={name} aria-label={storyNameFromExport(name)} className="grid gap-2">
            <p className="text-xs text-ink-muted">{storyNameFromExport(name)}</p>
            {show(meta.component, meta.args, story)}
          </section>
        ))}
      </div>
    ),
    parameters: {
      chromatic: { disableSnapshot: false, modes: sheetModes },
      controls: { disable: true },
      // A repeated component repeats its landmarks, which does not happen on a page.
      a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
    },
  }
}
