import type { PageTools } from '#src/console/engine/page.ts'

/** Leads from a line to its document; the page has a word `openDocument`. */
export const toDocument = (address: string) =>
  ({
    key: 'openDocument',
    on: 'row',
    open: ({ document }: { document: string }, { go }: PageTools) => go(`${address}/${document}`),
  }) as const
