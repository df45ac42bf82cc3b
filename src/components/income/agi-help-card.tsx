import { useEffect, useState } from 'react'

import { RichText } from '#components/chrome/rich-text.tsx'
import { Button } from '#components/primitives/button.tsx'
import { Disclosure } from '#components/primitives/disclosure.tsx'
import { GlossaryLink } from '#components/words/glossary-link.tsx'
import type { PlanYear } from '#domain/years/plan-years.ts'
import { useTranslation } from '#i18n/use-translation.ts'

/** Seconds until the card hides itself. */
export const agiHelpSeconds = 60

export interface AgiHelpCardProps {
  /** The year of the quote, whose income is asked. */
  readonly planYear: PlanYear
  /** Seconds until the card hides itself. Stories and tests use fewer. */
  readonly hideAfterSeconds?: number
}

/**
 * Points to line 11 of the tax return. The card hides itself after a time, and its heading shows it again. It does not
 * hide itself while the visitor holds it, or while its button or link has the focus. After that, the whole time starts
 * again (WCAG 2.2.1). The page shows no countdown, because it would change faster than a browser's translator works.
 */
export function AgiHelpCard({ planYear, hideAfterSeconds = agiHelpSeconds }: AgiHelpCardProps) {
  const { t } = useTranslation('quote-steps')
  const [isOpen, setIsOpen] = useState(true)
  const [isHeld, setIsHeld] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const isRunning = isOpen && !isHeld && !hasFocus
  useEffect(() => {
    if (!isRunning) return
    const timer = setTimeout(() => {
      setIsOpen(false)
    }, hideAfterSeconds * 1000)
    return () => {
      clearTimeout(timer)
    }
  }, [isRunning, hideAfterSeconds])

  return (
    <Disclosure summary={t('agiHelpCard.title')} open={isOpen} onOpenChange={setIsOpen}>
      <div
        className="forced-border grid gap-3 rounded-lg bg-accent-wash p-4"
        onFocus={() => {
          setHasFocus(true)
        }}
        onBlur={() => {
          setHasFocus(false)
        }}
      >
        <p>
          <RichText text={t('agiHelpCard.text', { year: planYear })} />
        </p>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="text-sm text-ink-muted">{t(isHeld ? 'agiHelpCard.held' : 'agiHelpCard.hides')}</p>
          <Button
            tone="outline"
            size="sm"
            onClick={() => {
              setIsHeld(!isHeld)
            }}
          >
            {t(isHeld ? 'agiHelpCard.release' : 'agiHelpCard.hold')}
          </Button>
        </div>
        <p>
          <GlossaryLink id="magi">{t('agiHelpCard.word')}</GlossaryLink>
        </p>
      </div>
    </Disclosure>
  )
}
