import { endpoint, type Id, type List, type Paging } from './endpoint.ts'

// Ours only (`features.pageTemplates`): what staff keep for other pages, shared by everybody who decorates the shop.

/** `block`: the settings of one block (a preset). `page`: all blocks of a page with its settings (a template). */
export type TemplateScope = 'block' | 'page'

/** One kept thing, newest first in lists. `saved_at` in unix seconds. */
export interface TemplateRow {
  id: Id
  scope: TemplateScope
  /** Kind of the block, as stored; empty for a page. */
  kind: string
  /** At most 30 characters. */
  name: string
  /** Changes with every change of the row. */
  version: string
  admin_name: string
  saved_at: number
}

/** With what it holds: a block as it is stored, without `timestamp` and `id`; or the columns of a page with its `value`. */
export interface PageTemplate extends TemplateRow {
  content: Record<string, unknown>
}

/**
 * Body of a save; id 0 keeps something new. With `if_version` an overwriting save is refused with status 409, code
 * `template_conflict` and the row as it is (`data.template`) when somebody changed it meanwhile. A repeated save with the
 * same `client_save_id` is answered as the first time.
 */
export interface SaveTemplateBody {
  scope: TemplateScope
  kind?: string
  name: string
  content: Record<string, unknown>
  if_version?: string
  client_save_id?: string
}

/** Presets come with what they hold; pages are large, their content is read one by one. */
export const listTemplates = endpoint<
  { query: Paging & { scope: TemplateScope; name?: string } },
  List<TemplateRow & { content?: Record<string, unknown> }>
>('GET', '/diy/templates')
export const readTemplate = endpoint<{ params: { id: Id } }, { template: PageTemplate }>('GET', '/diy/templates/:id')
export const saveTemplate = endpoint<{ params: { id: Id }; body: SaveTemplateBody }, TemplateRow>('POST', '/diy/templates/:id', {
  encoding: 'json',
})
export const renameTemplate = endpoint<{ params: { id: Id }; body: { name: string; if_version?: string } }, TemplateRow>(
  'PUT',
  '/diy/templates/:id',
  { encoding: 'json' },
)
/** Also answered well when it is gone already. */
export const removeTemplate = endpoint<{ params: { id: Id }; query: { if_version?: string } }, unknown>('DELETE', '/diy/templates/:id')
