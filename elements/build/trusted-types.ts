import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const styles = fileURLToPath(new URL('../../src/lib/styles.ts', import.meta.url))

/** Replaces exactly `count` places, or fails: a minor release may have changed the text. */
export function replaceExactly(name: string, code: string, pattern: RegExp, by: string, count: number): string {
  const found = [...code.matchAll(pattern)].length
  if (found !== count)
    throw new Error(
      `${name}: expected ${count} of ${pattern}, found ${found}. Read the new release, then change elements/build/trusted-types.ts.`,
    )
  return code.replace(pattern, by)
}

// its style element would break a strict CSP and its innerHTML Trusted Types; the rules join our sheets instead
function colorful(code: string): string {
  const rules = /a\.innerHTML=('(?:[^'\\]|\\.)*')/.exec(code)?.[1] ?? "''"
  const quiet = replaceExactly('react-colorful', code, /if\(!\$\.has\(t\)\)\{/g, 'if(false){', 1)
  const safe = replaceExactly('react-colorful', quiet, /a\.innerHTML='(?:[^'\\]|\\.)*'/g, "a.textContent=''", 1)
  return `import { addStyles } from ${JSON.stringify(styles)};\n${safe}\naddStyles(${rules});\n`
}

const transforms: [RegExp, (code: string) => string][] = [[/node_modules\/react-colorful\/dist\/index\.mjs$/, colorful]]
const known = /node_modules\/(react-dom|preact|sortablejs|dompurify)\//
const sink = /\.(innerHTML|outerHTML)\s*=[^=]|insertAdjacentHTML|parseFromString\(|document\.write\(/

/**
 * Makes packages fit a strict CSP with Trusted Types (`default-src 'none'`, no `unsafe-inline`), and refuses a
 * package with an HTML sink that nobody has looked at.
 */
export function trustedTypes(): Plugin {
  return {
    name: 'trusted-types',
    transform(code, id) {
      const file = id.replace(/[?].*$/, '').replaceAll('\\', '/')
      if (!file.includes('/node_modules/')) return null
      const found = transforms.find(([pattern]) => pattern.test(file))
      if (found) return { code: found[1](code), map: null }
      if (sink.test(code) && !known.test(file) && this.environment.mode === 'build')
        this.error(`${file} writes HTML: give it a transform in elements/build/trusted-types.ts, or list it there as looked at`)
      return null
    },
  }
}
