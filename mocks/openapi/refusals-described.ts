import type { Family } from './call-contract.ts'
import type { Json } from './json.ts'

/** The name of a family's refusal in the document. */
export const refusalOf = {
  marketplace: 'MarketplaceRefusal',
  agency: 'AgencyRefusal',
  maps: 'MapsRefusal',
} as const satisfies Record<Family, string>

const text = { type: 'string' } as const

/**
 * The formats of a refusal. The sentence of the Marketplace API and both parts of an entry in `errors` are required.
 * The site reads the other fields if they are present.
 */
export const refusalSchemas: Readonly<Record<string, Json>> = {
  MarketplaceRefusal: {
    type: 'object',
    required: ['message'],
    properties: { code: text, status: text, message: text },
  },
  AgencyRefusal: {
    type: 'object',
    properties: {
      message: text,
      errors: {
        type: 'array',
        items: { type: 'object', required: ['field', 'message'], properties: { field: text, message: text } },
      },
    },
  },
  MapsRefusal: {
    type: 'object',
    properties: { error: { type: 'object', properties: { code: { type: 'integer' }, status: text, message: text } } },
  },
}

const googleStatus: Readonly<Record<number, string>> = {
  400: 'INVALID_ARGUMENT',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
  503: 'UNAVAILABLE',
}

/** Returns a refusal with one sentence in its family's format. */
export function refusalBody(family: Family, status: number, message: string): Json {
  if (family === 'maps')
    return { error: { code: status, status: googleStatus[status] ?? 'FAILED_PRECONDITION', message } }
  return family === 'marketplace' ? { status: String(status), message } : { message }
}

/** A refusal that any call may give: its cause, and a sentence in both languages. */
interface CommonRefusal {
  readonly cause: string
  readonly en: string
  readonly es: string
  readonly hasRetryAfter?: boolean
}

/** The refusals of a call that sends a body. */
export const bodyRefusals: Readonly<Record<number, CommonRefusal>> = {
  400: {
    cause: 'The body is not JSON.',
    en: 'The request body is not JSON.',
    es: 'El cuerpo de la solicitud no es JSON.',
  },
  413: {
    cause: 'The body is larger than the service accepts.',
    en: 'The body is larger than 2000000 bytes.',
    es: 'El cuerpo supera 2000000 bytes.',
  },
  415: {
    cause: 'The body is not application/json.',
    en: 'The body must be application/json.',
    es: 'El cuerpo debe ser application/json.',
  },
}

/** The refusal of a caller who may not do this. */
export const forbidden: CommonRefusal = {
  cause: 'The caller is known and may not do this, such as a locked account. The site shows the sentence.',
  en: 'You may not do this. Please call us.',
  es: 'No tiene permiso para hacer esto. Llámenos, por favor.',
}

/** The failures of every call. Idempotent calls are sent again after 429 and after every status from 500 on. */
export const failures: Readonly<Record<number, CommonRefusal>> = {
  429: {
    cause: 'Too many calls. Without `Retry-After` the site decides itself when to try again.',
    en: 'Too many requests. Please wait a moment.',
    es: 'Demasiadas solicitudes. Espere un momento, por favor.',
    hasRetryAfter: true,
  },
  500: {
    cause: 'The service failed. Any other status from 500 on is read the same, with or without a body.',
    en: 'Something went wrong on our side.',
    es: 'Algo salió mal de nuestro lado.',
  },
  503: {
    cause:
      'The service is not available for the moment. A gateway may answer with HTML: the site then shows its own sentence.',
    en: 'The service is not available at the moment.',
    es: 'El servicio no está disponible en este momento.',
    hasRetryAfter: true,
  },
}
