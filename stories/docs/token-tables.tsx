import { type ColorRole, type Scheme, controlOnSurface, textOnSurface } from '#tokens/color-roles.ts'
import { contrastRatio } from '#tokens/contrast.ts'
import { dark, light } from '#tokens/palette.ts'
import { animation, duration, fontSize, fontWeight, lineHeight, radius, screens, size, space } from '#tokens/scales.ts'

/** The contrast that WCAG requires of text, and of the visible parts of controls. */
const least = { text: 4.5, control: 3 } as const

function Swatch({ color }: { readonly color: string }) {
  return (
    <svg aria-hidden width="40" height="24" className="rounded-sm border border-border">
      <rect width="40" height="24" fill={color} />
    </svg>
  )
}

/** All colour roles with their values in both schemes. */
export function Palette() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Role</th>
          <th scope="col">Light</th>
          <th scope="col">Dark</th>
        </tr>
      </thead>
      <tbody>
        {(Object.keys(light) as ColorRole[]).map((role) => (
          <tr key={role}>
            <th scope="row">
              <code>{role}</code>
            </th>
            {[light, dark].map((scheme, at) => (
              <td key={at === 0 ? 'light' : 'dark'}>
                <Swatch color={scheme[role]} /> <code>{scheme[role]}</code>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const ratioText = (scheme: Scheme, front: ColorRole, back: ColorRole) =>
  `${contrastRatio(scheme[front], scheme[back]).toFixed(1)} : 1`

/** All colour pairs that components use, with their contrast in both schemes, computed live. */
export function ContrastTable({ kind }: { readonly kind: keyof typeof least }) {
  const pairs = kind === 'text' ? textOnSurface : controlOnSurface
  return (
    <table>
      <caption>
        {kind} on surface, at least {least[kind]} : 1
      </caption>
      <thead>
        <tr>
          <th scope="col">Front</th>
          <th scope="col">Behind</th>
          <th scope="col">Light</th>
          <th scope="col">Dark</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map(([front, back]) => (
          <tr key={`${front}/${back}`}>
            <th scope="row">{front}</th>
            <td>{back}</td>
            <td>{ratioText(light, front, back)}</td>
            <td>{ratioText(dark, front, back)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The four metal levels and the catastrophic one: text on its wash, never colour alone. */
export function Metals() {
  const metals = ['bronze', 'silver', 'gold', 'platinum', 'catastrophic'] as const
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Level</th>
          <th scope="col">Text and wash</th>
          <th scope="col">Contrast</th>
        </tr>
      </thead>
      <tbody>
        {metals.map((metal) => (
          <tr key={metal}>
            <th scope="row">{metal}</th>
            <td>
              <Swatch color={light[metal]} /> <Swatch color={light[`${metal}-wash`]} />
            </td>
            <td>{ratioText(light, metal, `${metal}-wash`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const scales = {
  space,
  size,
  radius,
  duration,
  animation,
  screens,
  'type size': fontSize,
  'line height': lineHeight,
  weight: fontWeight,
} as const

/** A scale's names and values. */
export function ScaleTable({ scale }: { readonly scale: keyof typeof scales }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">{scale === 'type size' ? 'Size, line height' : 'Value'}</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries<string | readonly string[]>(scales[scale]).map(([name, value]) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{typeof value === 'string' ? value : value.join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
