import { listFileUses, type FileUse, type UsesOfFile } from '#src/api/file-library.ts'
import type { MediaServer } from '../server.ts'
import { $text } from './removal.text.ts'
import { $kinds } from './use-kinds.text.ts'

/** Ids that the server looks up at once. */
const mostQueried = 1_000
const mostNamed = 100
/** More than these stand below each other. */
const mostListed = 5

/** Where files are used; nothing on a server that does not know, and of many files those of the first thousand. @throws RequestError */
export async function readUses(server: MediaServer, ids: readonly string[]): Promise<UsesOfFile[]> {
  if (!server.capabilities.features.fileUses || ids.length === 0) return []
  return (await server.send(listFileUses, { body: { ids: ids.slice(0, mostQueried) } })).list
}

/** The word for a kind of place; kinds that are newer than our words keep their name. */
export function kindWord(kind: string): string {
  const words: Record<string, string> = $kinds.get()
  return words[kind] ?? kind
}

const keyOf = ({ kind, id }: FileUse) => `${kind} ${id}`

/** A sentence such as “3 张图片正在 5 处使用：页面“首页”、商品“手套”。”, a line for each of many places; '' when nothing uses them. */
export function usesSentence(list: readonly UsesOfFile[], queried: number): string {
  if (list.length === 0) return ''
  const t = $text.get()
  const distinct = new Map(list.flatMap(({ uses }) => uses).map((use) => [keyOf(use), use]))
  const isMore = queried > mostQueried || list.some(({ uses, count }) => count > uses.length)
  const count = Math.max(distinct.size, ...list.map((file) => file.count))
  const named = [...distinct.values()].slice(0, mostNamed).map(({ kind, title }) => (title ? t.use(kindWord(kind), title) : kindWord(kind)))
  const isLong = named.length > mostListed
  const end = count > named.length || isMore ? t.andMore : t.end
  return (
    t.usedAt(list.length, count, isMore && list.length > 1) +
    (isLong ? `\n${named.join('\n')}` : named.join(t.and)) +
    end +
    (isLong ? '\n' : '')
  )
}
