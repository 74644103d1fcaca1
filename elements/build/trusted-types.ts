import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const known = /node_modules\/(react-dom|preact|sortablejs|dompurify)\//
/** Packages whose indexes name files that nobody uses: what is left of them in the chunks is looked at instead. */
const shaken = /node_modules\/(echarts|zrender)\//
const sink = /\.(innerHTML|outerHTML)\s*=[^=]|insertAdjacentHTML|parseFromString\(|document\.write\(/

const parser = fileURLToPath(new URL('../../src/ui/rich-text/clean-html.ts', import.meta.url)).replaceAll('\\', '/')

interface Rewriting {
  readonly file: RegExp
  readonly from: RegExp
  readonly to: string
  /** How often the text occurs; another number means another release, to be looked at again. */
  readonly times: number
  /** The replacement calls our own parser. */
  readonly parses?: true
}

/** Places where a package writes HTML and must not: each does the same with nodes, or with what DOMPurify cleaned. */
export const rewritings: readonly Rewriting[] = [
  { file: /\/quill\/core\/quill\.js$/, from: /this\.container\.innerHTML = '';/g, to: 'this.container.replaceChildren();', times: 1 },
  {
    file: /\/quill\/modules\/clipboard\.js$/,
    from: /new DOMParser\(\)\.parseFromString\(html, 'text\/html'\)/g,
    to: 'parseHtml(html)',
    times: 2,
    parses: true,
  },
  {
    file: /\/quill\/modules\/normalizeExternalHTML\/normalizers\/msWord\.js$/,
    from: /li\.innerHTML = listItem\.element\.innerHTML;/g,
    to: 'li.replaceChildren(...listItem.element.childNodes);',
    times: 1,
  },
  {
    file: /\/zrender\/lib\/svg\/Painter\.js$/,
    from: /this\.(root|_svgDom)\.innerHTML = (?:''|null);/g,
    to: 'this.$1.replaceChildren();',
    times: 2,
  },
  // puts several charts into one picture, which nobody does here
  {
    file: /\/echarts\/lib\/core\/echarts\.js$/,
    from: /zr_1\.painter\.getSvgRoot\(\)\.innerHTML = content_1;/g,
    to: 'zr_1.painter.getSvgRoot().textContent = content_1;',
    times: 1,
  },
]

/** The file without its HTML sinks; undefined when nothing is to be rewritten in it. @throws when it reads otherwise than expected */
export function rewritten(file: string, code: string): string | undefined {
  const rule = rewritings.find((one) => one.file.test(file))
  if (!rule) return undefined
  const found = code.match(rule.from)?.length ?? 0
  if (found !== rule.times) throw new Error(`${file}: ${found} places with HTML instead of ${rule.times}: look at this release again`)
  return (rule.parses ? `import { parseHtml } from ${JSON.stringify(parser)};\n` : '') + code.replace(rule.from, rule.to)
}

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
      const next = rewritten(file, code)
      if (sink.test(next ?? code) && !known.test(file) && !shaken.test(file) && this.environment.mode === 'build')
        this.error(`${file} writes HTML: take another, or list it in elements/build/trusted-types.ts as looked at`)
      return next === undefined ? null : { code: next, map: null }
    },
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        for (const [file, { code }] of Object.entries(chunk.modules))
          if (shaken.test(file) && sink.test(code ?? '')) this.error(`${file} writes HTML and is part of ${chunk.fileName}`)
      }
    },
  }
}
