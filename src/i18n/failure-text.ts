import type { TFunction } from 'i18next'

import type { CallFailure } from '#lib/call-failure.ts'

/** A service with these statuses is there and has too much to do, or none behind it to ask. */
const busyStatuses = [429, 502, 503, 504]

/** Of a busy service: that trying again later helps, and when, where the service says so. */
function laterText(t: TFunction<'call-failures'>, failure: CallFailure): string {
  if (!('status' in failure)) return ''
  const { status, retryAfterSeconds: seconds = 0 } = failure
  if (seconds > 0) return t('tryAgainIn', { count: seconds })
  return busyStatuses.includes(status) ? t('busy') : ''
}

/** A text with another sentence behind it; what ends without a mark, as a service's own message may, gets a full stop. */
function joined(text: string, sentence: string): string {
  if (sentence === '') return text
  const said = text.trimEnd()
  return `${said}${/[.!?…][)"'”’»]*$/.test(said) ? '' : '.'} ${sentence}`
}

/** A call's failure in the words of C-60 and C-11, in the language now shown; the service's own message stands as it came. */
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
