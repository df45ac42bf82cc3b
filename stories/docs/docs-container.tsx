import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useEffect, useState } from 'react'
import { create } from 'storybook/theming'

import { type Scheme, applyScheme, isDark } from '#stories/support/scheme.ts'
import { dark, light } from '#tokens/palette.ts'

/** Storybook's theme of a page of documentation, in the colours of the site. */
const themeOf = (base: 'light' | 'dark') => {
  const colors = base === 'dark' ? dark : light
  return create({
    base,
    colorPrimary: colors.primary,
    colorSecondary: colors.primary,
    appBg: colors.paper,
    appContentBg: colors.paper,
    appPreviewBg: colors.paper,
    appBorderColor: colors.border,
    textColor: colors.ink,
    textMutedColor: colors['ink-muted'],
    barBg: colors.surface,
    barTextColor: colors.ink,
  })
}

const themes = { light: themeOf('light'), dark: themeOf('dark') }

interface Changed {
  readonly globals: { readonly scheme?: Scheme }
}

/**
 * The frame of every page of documentation, in the look that the toolbar has chosen. A page without stories loads none, so
 * nothing else would follow the toolbar there.
 */
export function ThemedDocs({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = context
  const [scheme, setScheme] = useState<Scheme>(() => {
    const [last] = (channel.last('globalsUpdated') ?? []) as readonly Changed[]
    return last?.globals.scheme ?? 'light'
  })
  useEffect(() => {
    const follow = ({ globals }: Changed) => {
      setScheme(globals.scheme ?? 'light')
    }
    channel.on('globalsUpdated', follow)
    return () => {
      channel.off('globalsUpdated', follow)
    }
  }, [channel])
  useEffect(() => {
    applyScheme(scheme)
  }, [scheme])
  return (
    <DocsContainer context={context} theme={isDark(scheme) ? themes.dark : themes.light}>
      {children}
    </DocsContainer>
  )
}
