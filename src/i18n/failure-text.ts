import type { TFunction } from 'i18next'

import type { CallFailure } from '#lib/call-failure.ts'

/** Statuses of a service that exists but is overloaded or can't reach the one behind it. */
const busyStatuses = [429, 502, 503, 504]

/** Says when to try again, if the service gives a time. */
function waitText(t: TFunction<'call-failures'>, failure: CallFailure): string {
  const seconds = 'status' in failure ? (failure.retryAfterSeconds ?? 0) : 0
  return seconds > 0 ? t('tryAgainIn', { count: seconds }) : ''
}

/** For a busy service: says that trying again later helps, and when, if the service gives a time. */
function laterText(t: TFunction<'call-failures'>, failure: CallFailure): string {
  const isBusy = 'status' in failure && busyStatuses.includes(failure.status)
  return waitText(t, failure) || (isBusy ? t('busy') : '')
}

/** Appends a sentence to a text. A text without final punctuation, such as a service's message, gets a full stop. */
function joined(text: string, sentence: string): string {
  if (sentence === '') return text
  const said = text.trimEnd()
  return `${said}${/[.!?…][)"'”’»]*$/.test(said) ? '' : '.'} ${sentence}`
}

/** Appends the time after which to try again, if the service gives one, to a text that has its own advice. */
export function withWait(t: TFunction<'call-failures'>, text: string, failure: CallFailure): string {
  return joined(text, waitText(t, failure))
}

/**
 * Returns the text for a call's failure on a page that itself says what failed (P-116). `trouble` replaces the call's
 * name and status, which do not help readers.
 */
export function plainFailureText(t: TFunction<'call-failures'>, failure: CallFailure, trouble: string): string {
  return failure.kind === 'http' || failure.kind === 'unreadable'
    ? joined(trouble, laterText(t, failure))
    : failureText(t, failure)
}

/**
 * Returns the text for a call's failure (C-60, C-11) in the current language. The service's own message is not changed.
 */
export function failureText(t: TFunction<'call-failures'>, failure: CallFailure): string {
  const operation = t(`operations.${failure.operation}`)
  const later = laterText(t, failure)
  switch (failure.kind) {
    case 'validation': {
      const problems = failure.problems.map(({ field, message }) =>
        field === '' ? message : t('problem', { field, message }),
      )
      return joined(`${t('validationPrefix')} ${problems.join(', ')}`, later)
    }
    case 'server':
      return joined(failure.message, later)
    case 'http':
      return joined(t('http', { operation, status: failure.status }), later)
    case 'unreadable':
      return failure.status >= 200 && failure.status < 300
        ? t('unreadableSuccess', { operation })
        : joined(t('http', { operation, status: failure.status }), later)
    case 'network':
      return t(failure.reason === 'timeout' ? 'timeout' : 'unreachable')
    case 'mistake':
      return t('mistake')
  }
}
