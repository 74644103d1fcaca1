import type { Db } from '#src/server/db.ts'
import { listCategories } from '#src/server/shop/categories.ts'

/** Finds categories by what a cell calls them; a name that is none, or several, comes back as `unknown`. */
export type FindCategories = (text: string) => { ids: number[]; unknown?: string }

/** `家电/冰箱` with the one above it, or the name alone where only one is called so; several with commas. */
export async function categoryFinder(db: Db): Promise<FindCategories> {
  const all = await listCategories(db, { everything: true })
  const names = new Map(all.map(({ id, cate_name }) => [id, cate_name]))
  const byName = new Map<string, number[]>()
  const add = (name: string, id: number) => byName.set(name, [...(byName.get(name) ?? []), id])
  for (const { id, pid, cate_name } of all) {
    add(cate_name, id)
    if (pid !== 0) add(`${names.get(pid)}/${cate_name}`, id)
  }
  const one = (name: string) => {
    const found = byName.get(name.replace(/\s*[/／]\s*/g, '/')) ?? []
    return found.length === 1 ? found[0] : undefined
  }
  return (text) => {
    const whole = one(text)
    if (whole !== undefined) return { ids: [whole] }
    const parts = text
      .split(/[,，;；\n]/)
      .map((part) => part.trim())
      .filter(Boolean)
    const unknown = parts.find((part) => one(part) === undefined)
    return unknown === undefined ? { ids: [...new Set(parts.map((part) => one(part)!))] } : { ids: [], unknown }
  }
}
