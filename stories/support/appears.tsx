import { type ReactNode, useState } from 'react'
import { userEvent } from 'storybook/test'

import { Button } from '#components/primitives/button.tsx'

import { type Bilingual, useSample } from './bilingual.ts'

const text: Bilingual<string> = { en: 'Continue', es: 'Continuar' }

/**
 * Shows its children after a button is pressed, for components that take the focus when they appear. The preview hides
 * a story during its first render, and hidden elements can't be focused.
 */
export function Appears({ children }: { readonly children: ReactNode }) {
  const label = useSample(text)
  const [isShown, setIsShown] = useState(false)
  return (
    <div className="grid gap-4">
      <div>
        <Button
          tone="outline"
          size="sm"
          onClick={() => {
            setIsShown(true)
          }}
        >
          {label}
        </Button>
      </div>
      {isShown && children}
    </div>
  )
}

/** Presses the button of `Appears` by keyboard. */
export async function letAppear(): Promise<void> {
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
}
