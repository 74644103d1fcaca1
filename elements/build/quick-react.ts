import type { Plugin } from 'vite'

const exception = /\b(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g

/**
 * React makes its own exceptions while it is loaded, whether they are ever thrown or not. Each is an Error with a stack, and for a
 * stack a browser that is watched (by its own tools, by a measurement) reads all of React a second time, before anything is drawn.
 * They are compared by identity only: without a stack they do the same.
 */
export function quickReact(): Plugin {
  return {
    name: 'quick-react',
    apply: 'build',
    transform(code, id) {
      return id.replaceAll('\\', '/').includes('/react-dom/cjs/react-dom-client.production.js')
        ? { code: withoutStacks(code), map: null }
        : null
    },
  }
}

/** @throws Error when React looks otherwise than expected */
export function withoutStacks(code: string): string {
  const found = code.match(exception)?.length ?? 0
  if (found !== 5) throw new Error(`${found} exceptions of React instead of 5: look at this release again`)
  return code.replace(exception, '$1 = Object.create(Error.prototype, { message: { value: $2 } })')
}
