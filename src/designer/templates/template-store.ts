import type { TemplateScope } from '#src/api/page-templates.ts'
import type { Wire } from '../document/block.ts'

/** A preset (`block`) or a page template (`page`) that somebody kept. */
export interface SavedTemplate {
  readonly id: string
  readonly scope: TemplateScope
  /** Kind of the block; empty for a page. */
  readonly kind: string
  readonly name: string
  /** Changes with every change. */
  readonly version: string
  /** Who kept it; empty on a device. */
  readonly by: string
  /** Unix seconds. */
  readonly at: number
  /** Presets bring what they hold along. */
  readonly content?: Wire
}

/** What is to be kept. The same `saveId` again keeps nothing twice. */
export interface NewTemplate {
  readonly scope: TemplateScope
  readonly kind: string
  readonly name: string
  readonly content: Wire
  readonly saveId: string
}

/** Where presets and templates lie: at the server for everybody, or on this device. Every call may fail. */
export interface TemplateStore {
  readonly isDevice: boolean
  /** All of a scope, newest first. */
  list(scope: TemplateScope): Promise<readonly SavedTemplate[]>
  content(template: SavedTemplate): Promise<Wire>
  /** Keeps something new, or puts it in the place of `over`. */
  keep(what: NewTemplate, over?: SavedTemplate): Promise<SavedTemplate>
  rename(template: SavedTemplate, name: string): Promise<SavedTemplate>
  remove(template: SavedTemplate): Promise<void>
}

/** Longest name, in signs. */
export const longestTemplateName = 30

export const byAge = (one: SavedTemplate, other: SavedTemplate): number => other.at - one.at || (other.id > one.id ? 1 : -1)
