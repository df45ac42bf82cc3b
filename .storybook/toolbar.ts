import type { Preview } from '@storybook/react-vite'

import { scenarioNames, scenarios } from '#mocks/scenarios/scenarios.ts'
import { schemes } from '#stories/support/scheme.ts'

/** The switches of the toolbar. */
export const switches = {
  locale: {
    description: 'Language',
    toolbar: {
      title: 'Language',
      icon: 'globe',
      dynamicTitle: true,
      items: [
        { value: 'en', title: 'English', right: 'EN' },
        { value: 'es', title: 'Español', right: 'ES' },
        { value: 'side-by-side', title: 'Side by side', right: 'EN | ES' },
        { value: 'en-XA', title: 'Pseudo (+35 %)', right: 'XA' },
      ],
    },
  },
  scheme: {
    description: 'Colours, contrast or paper',
    toolbar: {
      title: 'Theme',
      icon: 'contrast',
      dynamicTitle: true,
      items: Object.entries(schemes).map(([value, { title }]) => ({ value, title })),
    },
  },
  scenario: {
    description: 'How the mocked service behaves',
    toolbar: {
      title: 'Service',
      icon: 'lightning',
      dynamicTitle: true,
      items: scenarioNames.map((name) => ({ value: name, title: scenarios[name].title })),
    },
  },
} satisfies Preview['globalTypes']

/** Returns the values of all switches. A story is mounted anew when one of them changes. */
export const switchedTo = (globals: Record<string, unknown>): string =>
  Object.keys(switches)
    .map((name) => String(globals[name]))
    .join(' ')

/**
 * Returns the switches other than the language for a frame's address. A story's own scenario contains characters that an
 * address refuses.
 */
export const addressOf = ({ scenario, scheme }: Record<string, unknown>): string =>
  `scheme:${String(scheme)};scenario:${scenarioNames.find((name) => name === scenario) ?? 'happy'}`
