import type { TFunction } from 'i18next'

import type { CallFailure } from '#lib/call-failure.ts'

/** A call's failure in the words of spec 1 §8, in the language now shown; the service's own message stands as it came. */
export function failureText(t: TFunction<'errors'>, failure: CallFailure): string {
  const operation = t(`operations.${failure.operation}`)
  switch (failure.kind) {
    case 'validation': {
      const problems = failure.problems.map(({ field, message }) =>
        field === '' ? message : t('problem', { field, message }),
      )
      return `${t('validationPrefix')} ${problems.join(', ')}`
    }
    case 'server':
      return failure.message
    case 'http':
      return t('http', { operation, status: failure.status })
    case 'unreadable':
      return failure.status >= 200 && failure.status < 300
        ? t('unreadableSuccess', { operation })
        : t('unreadable', { operation, status: failure.status })
    case 'network':
      return t(failure.reason === 'timeout' ? 'timeout' : 'unreachable')
  }
}
