import type { Rights } from './rights.ts'

const files = import.meta.glob<Rights>('../console/pages/**/rights.ts', { eager: true, import: 'default' })

/** The rights of every page, by its folder. */
export const rightsOfPages: ReadonlyMap<string, Rights> = new Map(
  Object.entries(files).map(([file, rights]) => [/pages\/(.*)\/rights\.ts$/.exec(file)![1]!, rights]),
)

/** An address of a page that opens with our server's demo data, where its route alone does not say it. */
export const exampleOf = (page: string): string | undefined => rightsOfPages.get(page)?.example
