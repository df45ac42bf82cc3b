import { failureText, withWait } from '#i18n/failure-text.ts'
import type { Translate } from '#i18n/i18n.ts'
import { CallError } from '#lib/call-failure.ts'

import { MissingToken, type SendKind } from './use-sending.ts'

interface Words {
  readonly t: Translate<'application'>
  readonly errors: Translate<'call-failures'>
}

function saveWords({ t, errors }: Words, error: unknown): string {
  if (error instanceof MissingToken) return t('applicationFlow.save.missingToken')
  if (!(error instanceof CallError)) return t('applicationFlow.unexpected')
  const { failure } = error
  switch (failure.kind) {
    case 'network':
      return t('applicationFlow.save.network')
    case 'validation':
      return failureText(errors, failure)
    case 'server':
      return withWait(errors, `${t('applicationFlow.save.failed')}\n${failure.message}`, failure)
    case 'http':
    case 'unreadable':
      return withWait(errors, t('applicationFlow.save.failed'), failure)
    case 'mistake':
      return t('applicationFlow.unexpected')
  }
}

function submitWords({ t, errors }: Words, error: unknown): string {
  if (error instanceof MissingToken) return t('applicationFlow.submit.missingToken')
  if (!(error instanceof CallError))
    return t('applicationFlow.submit.network', { message: t('applicationFlow.reason.unknown') })
  const { failure } = error
  switch (failure.kind) {
    case 'network':
      return t('applicationFlow.submit.network', { message: t(`applicationFlow.reason.${failure.reason}`) })
    case 'validation':
      return failureText(errors, failure)
    case 'server':
      return withWait(
        errors,
        `${t('applicationFlow.submit.failed', { code: failure.status })}\n${failure.message}`,
        failure,
      )
    case 'http':
      return withWait(errors, t('applicationFlow.submit.failed', { code: failure.status }), failure)
    case 'unreadable':
      // An unreadable answer can have a success status, which is not an error code.
      return failure.status >= 200 && failure.status < 300
        ? failureText(errors, failure)
        : withWait(errors, t('applicationFlow.submit.failed', { code: failure.status }), failure)
    case 'mistake':
      return t('applicationFlow.unexpected')
  }
}

/** Whether an application may have arrived although its submit failed: the answer was lost or can't be read. */
export function mayHaveArrived(error: unknown): boolean {
  return error instanceof CallError && (error.failure.kind === 'network' || error.failure.kind === 'unreadable')
}

/** Returns the text for a failed save or submit (F-64); the service's own message follows it unchanged, and then when to try again. */
export function failureWords(words: Words, kind: SendKind, error: unknown): string {
  return kind === 'save' ? saveWords(words, error) : submitWords(words, error)
}
