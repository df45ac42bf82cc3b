import type { Config } from 'tailwindcss'

import type { Scheme } from './src/tokens/color-roles.ts'
import { dark, light } from './src/tokens/palette.ts'
import {
  animation,
  duration,
  fewLetters,
  fontSize,
  fontWeight,
  lineHeight,
  radius,
  screens,
  size,
  space,
  tallScreen,
} from './src/tokens/scales.ts'

/** The part of Tailwind's plugin interface that is used; its own types do not reach an inline plugin. */
interface CssInJs {
  [selectorOrProperty: string]: string | CssInJs
}

const roles = Object.fromEntries(Object.keys(light).map((role) => [role, `var(--color-${role})`]))

const variables = (scheme: Partial<Scheme>) =>
  Object.fromEntries(Object.entries(scheme).map(([role, value]) => [`--color-${role}`, value]))
/** Printers leave backgrounds out: what is light on a dark surface of the screen is dark on paper. */
const paperScheme: Partial<Scheme> = {
  paper: '#fff',
  surface: '#fff',
  'surface-sunken': '#fff',
  'surface-fixed': '#fff',
  hero: '#fff',
  'on-hero': light.ink,
  'on-hero-muted': light['ink-muted'],
}
/** Whoever asks for more contrast gets lines and quiet words in the colour of the text. */
const moreContrast = {
  '--color-border': 'var(--color-ink)',
  '--color-control': 'var(--color-ink)',
  '--color-ink-muted': 'var(--color-ink)',
  '--color-on-hero-muted': 'var(--color-on-hero)',
}
const shadow = light.ink.replace(/^#(..)(..)(..)$/, (_, ...parts: string[]) =>
  parts
    .slice(0, 3)
    .map((part) => Number.parseInt(part, 16))
    .join(' '),
)
/** On a phone, letters of twice the size would have a column of 130 px between paddings that grow with them. */
const room = {
  ...space,
  ...size,
  4: 'min(1rem,5vw)',
  5: 'min(1.25rem,6.25vw)',
  6: 'min(1.5rem,7.5vw)',
  8: 'min(2rem,10vw)',
}
const flat = { '--shadow-card': 'none', '--shadow-dock': 'none' }

/** The theme is the tokens and nothing else: Tailwind's own palette and scales are replaced, so an off-token class makes no CSS. */
export default {
  content: [],
  theme: {
    screens: { ...screens, tall: { raw: `(min-height: ${tallScreen})` }, few: { raw: `(width < ${fewLetters})` } },
    colors: { transparent: 'transparent', current: 'currentColor', ...roles },
    spacing: { ...space, ...size },
    padding: room,
    margin: room,
    // What a finger may miss beside a word is a finger's size, whatever the letters' size.
    inset: { ...space, ...size, 2.5: 'min(0.625rem,10px)' },
    fontFamily: {
      sans: ['Atkinson', 'Atkinson fallback', 'system-ui', 'sans-serif'],
      display: ['Bricolage', 'Bricolage fallback', 'Atkinson', 'system-ui', 'sans-serif'],
    },
    fontSize,
    fontWeight: { ...fontWeight },
    borderRadius: { ...radius },
    boxShadow: { card: 'var(--shadow-card)', dock: 'var(--shadow-dock)', none: 'none' },
    transitionDuration: { ...duration },
    zIndex: { 0: '0', 10: '10', dock: '20', header: '30', overlay: '40', dialog: '50' },
    maxWidth: { ...space, ...size, full: '100%', none: 'none' },
    maxHeight: { ...space, ...size, full: '100%', screen: '100dvh' },
    lineHeight: { ...lineHeight },
    animation: { ...animation },
    letterSpacing: { tight: '-0.015em', normal: '0' },
  },
  plugins: [
    ({ addBase }: { addBase: (rules: CssInJs) => void }) => {
      addBase({
        '@keyframes spin': { to: { rotate: '360deg' } },
        '@keyframes pulse': { '50%': { opacity: '0.5' } },
        ':root': {
          ...variables(light),
          '--shadow-card': `0 1px 2px rgb(${shadow} / 0.06), 0 8px 24px -12px rgb(${shadow} / 0.18)`,
          '--shadow-dock': `0 -10px 30px -18px rgb(${shadow} / 0.4)`,
        },
        '@media screen and (prefers-color-scheme: dark)': { ':root': { ...variables(dark), ...flat } },
        // Behind both schemes, whose roles it replaces.
        '@media screen and (prefers-contrast: more)': { ':root': moreContrast },
        '@media print': {
          ':root': { ...variables(paperScheme), ...flat },
        },
      })
    },
  ],
} satisfies Config
