import { jsxDEV as draw } from 'react/jsx-dev-runtime'

import { withOwnTexts } from './jsx-runtime.ts'

export { Fragment } from 'react/jsx-dev-runtime'
export type { JSX } from 'react/jsx-dev-runtime'

/** The JSX of the development server and the tests; jsx-runtime.ts is the built site's. */
export const jsxDEV: typeof draw = (type, props, key, isStatic, ...place) => {
  const own = withOwnTexts(type, props, isStatic)
  return draw(type, own, key, isStatic && Array.isArray(own.children), ...place)
}
