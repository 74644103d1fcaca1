import { useStore } from '@nanostores/react'
import { listPagePaths, type PagePath } from '#src/api/pages.ts'
import { CodeText } from '#src/console/engine/code-text.tsx'
import { copyText } from '#src/console/engine/copy-text.ts'
import { definePage } from '#src/console/engine/define-page.ts'
import { $text } from './text.ts'

/** With a module switched off the shop answers an object with numbers for keys (designer contract 1.1 #13). */
const listed = (paths: unknown): PagePath[] =>
  Object.values((paths ?? {}) as Record<string, PagePath>).filter((path) => typeof path?.link === 'string')

const About = () => <p className="console-faint">{useStore($text).about}</p>

/** Addresses of the storefront's pages, to be copied. */
export default definePage<PagePath, ReturnType<typeof $text.get>>({
  text: $text,
  list: {
    whole: listPagePaths,
    rows({ url }: { url: unknown }, { words = '' }) {
      const wanted = words.trim().toLowerCase()
      return listed(url).filter(({ name, link }) => `${name} ${link}`.toLowerCase().includes(wanted))
    },
  },
  rowKey: ({ id, link }) => String(id ?? link),
  rowName: ({ name }) => name,
  size: 100,
  empty: 'none',
  above: About,
  filters: [{ field: 'words', as: 'text', word: 'search' }],
  columns: [
    { key: 'name', width: 160, heading: true, show: ({ name }) => <strong className="console-name">{name}</strong> },
    { key: 'link', show: ({ link }) => <CodeText>{link}</CodeText> },
    { key: 'param', width: 200, show: ({ parameter, param }) => (parameter || param)?.trim() || '—' },
    { key: 'example', show: ({ example }) => <CodeText>{example}</CodeText> },
  ],
  actions: [{ key: 'copy', on: 'row', open: ({ link }, tools) => void copyText(link, tools) }],
})
