import type { Plugin } from 'vite'

const known = /node_modules\/(react-dom|preact|sortablejs|dompurify)\//
const sink = /\.(innerHTML|outerHTML)\s*=[^=]|insertAdjacentHTML|parseFromString\(|document\.write\(/

/**
 * Refuses a package with an HTML sink that nobody has looked at: it would break under a strict CSP with Trusted
 * Types. Those that are known write HTML only where we never let them.
 */
export function trustedTypes(): Plugin {
  return {
    name: 'trusted-types',
    transform(code, id) {
      const file = id.replace(/[?].*$/, '').replaceAll('\\', '/')
      if (!file.includes('/node_modules/')) return null
      if (sink.test(code) && !known.test(file) && this.environment.mode === 'build')
        this.error(`${file} writes HTML: take another, or list it in elements/build/trusted-types.ts as looked at`)
      return null
    },
  }
}
