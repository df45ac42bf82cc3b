import { Alert } from '#components/primitives/alert.tsx'
import { Button } from '#components/primitives/button.tsx'
import type { Language } from '#i18n/language.ts'
import { useTranslation } from '#i18n/use-translation.ts'

/** These texts are in the code in both languages, because the texts of the language that was asked for are missing. */
const words = {
  en: {
    failure: {
      en: 'The texts in English could not be loaded. Check your connection and try again.',
      es: 'The texts in Spanish could not be loaded. Check your connection and try again.',
    },
    retry: 'Try again in English',
  },
  es: {
    failure: {
      en: 'No se pudieron cargar los textos en inglés. Revise su conexión e inténtelo de nuevo.',
      es: 'No se pudieron cargar los textos en español. Revise su conexión e inténtelo de nuevo.',
    },
    retry: 'Intentar de nuevo en español',
  },
} as const

export interface LanguageFailureProps {
  /** The language that was asked for. */
  readonly asked: Language
  /** Called with that language to ask for it again, or with the page's own language to close the message. */
  readonly onChoose: (language: Language) => void
}

/** Says above the page, in the language that was asked for and in the page's own, that the first could not be loaded. */
export function LanguageFailure({ asked, onChoose }: LanguageFailureProps) {
  const { t, language } = useTranslation('common')
  return (
    <div className="mx-auto max-w-page px-4 pt-4 sm:px-6">
      <Alert
        tone="danger"
        live="alert"
        onClose={() => {
          onChoose(language)
        }}
        closeLabel={t('dialog.close')}
        actions={
          <Button
            size="sm"
            tone="outline"
            lang={asked}
            translate="no"
            onClick={() => {
              onChoose(asked)
            }}
          >
            {words[asked].retry}
          </Button>
        }
      >
        <p lang={asked} translate="no">
          {words[asked].failure[asked]}
        </p>
        {language !== asked && <p>{words[language].failure[asked]}</p>}
      </Alert>
    </div>
  )
}
