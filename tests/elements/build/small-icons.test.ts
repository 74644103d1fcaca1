import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import * as lucide from 'lucide-react'
import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { smallIcon } from '#elements/build/small-icons.ts'
import { iconOf } from '#src/ui/icon/icon-of.ts'

const folder = join(dirname(createRequire(import.meta.url).resolve('lucide-react')), '../esm/icons')
const sourceOf = (file: string) => readFileSync(join(folder, file), 'utf8')

/** The icon that the build makes of a module. */
const built = (file: string) => {
  const parts = /iconOf\(([\s\S]*)\);\nexport/.exec(smallIcon(sourceOf(file)))![1]!
  // what the build writes is data of a package in the lock file
  // oxlint-disable-next-line no-implied-eval, no-new-func
  return iconOf(new Function(`return ${parts}`)() as Parameters<typeof iconOf>[0])
}

// lucide has classes, and a namespace that an svg made by React needs no word of; attributes stand in another order
const drawn = (Icon: unknown, props: object) =>
  renderToStaticMarkup(createElement(Icon as ComponentType, props))
    .replace(/ (class="lucide[^"]*"|xmlns="[^"]*")/g, '')
    .replace(
      /<(svg|path|circle|rect|line|polyline|ellipse)([^>]*?)(\/?)>/g,
      (_, tag: string, rest: string) => `<${tag}${(rest.match(/[\w:-]+="[^"]*"/g) ?? []).sort().join(' ')}>`,
    )

it.each([
  ['plus.mjs', lucide.Plus, {}],
  ['eye.mjs', lucide.Eye, { size: 16, 'aria-hidden': true }],
  ['circle-check.mjs', lucide.CircleCheck, { 'aria-label': 'done', strokeWidth: 1.5 }],
  ['bell.mjs', lucide.Bell, { 'aria-label': undefined, strokeWidth: undefined, size: undefined, className: undefined }],
  ['folder.mjs', lucide.Folder, { color: 'red', fill: 'red', style: { opacity: 0.5 } }],
  ['layout-grid.mjs', lucide.LayoutGrid, { size: '1em', role: 'img', title: undefined }],
])('%s is drawn as lucide draws it', (file, Icon, props) => expect(drawn(built(file), props)).toBe(drawn(Icon, props)))

it('every icon of lucide can be read, and loses its keys', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.mjs') && sourceOf(file).includes('createLucideIcon('))
  expect(files.length).toBeGreaterThan(1500)
  expect(files.filter((file) => /\bkey\b|__iconData|[{,]\s*,/.test(smallIcon(sourceOf(file))))).toEqual([])
})

it('an icon that is written otherwise stops the build', () => {
  expect(() => smallIcon('const Plus = createLucideIcon("plus", __iconNode);')).toThrow('another way')
})
