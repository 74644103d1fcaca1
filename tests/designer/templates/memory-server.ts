import {
  listTemplates,
  readTemplate,
  removeTemplate,
  renameTemplate,
  saveTemplate,
  type PageTemplate,
  type SaveTemplateBody,
} from '#src/api/page-templates.ts'
import { RequestError } from '#src/http/failure.ts'

interface Input {
  params?: { id?: number | string }
  query?: { scope?: string; page?: number; limit?: number; if_version?: string }
  body?: unknown
}

/** What our server keeps of presets and templates, in memory. */
export class MemoryTemplates {
  rows: PageTemplate[] = []
  /** Refuses every call with this sentence. */
  failure = ''
  #last = 0

  readonly send = async (endpoint: unknown, { params, query, body }: Input): Promise<never> => {
    if (this.failure) throw new RequestError({ kind: 'business', status: 400, code: '', message: this.failure })
    const row = this.rows.find(({ id }) => String(id) === String(params?.id))
    if (endpoint === listTemplates) return this.#list(query!) as never
    if (endpoint === readTemplate) return { template: row } as never
    if (endpoint === saveTemplate) return this.#save(body as SaveTemplateBody, row) as never
    const expected = endpoint === renameTemplate ? (body as SaveTemplateBody).if_version : query?.if_version
    if (row && expected !== undefined && expected !== row.version) throw conflict(row)
    if (endpoint === renameTemplate) return this.#put({ ...row!, name: (body as SaveTemplateBody).name }) as never
    if (endpoint === removeTemplate) this.rows = this.rows.filter((other) => other !== row)
    return undefined as never
  }

  /** Somebody else renames it. */
  renameElsewhere(name: string, to: string): void {
    this.#put({ ...this.rows.find((row) => row.name === name)!, name: to })
  }

  #list({ scope, page = 1, limit = 100 }: NonNullable<Input['query']>) {
    const all = this.rows.filter((row) => row.scope === scope).toReversed()
    const list = all.slice((page - 1) * limit, page * limit).map(({ content, ...row }) => (scope === 'block' ? { ...row, content } : row))
    return structuredClone({ list, count: all.length })
  }

  #save(body: SaveTemplateBody, row: PageTemplate | undefined) {
    if (row && body.if_version !== undefined && body.if_version !== row.version) throw conflict(row)
    const { scope, kind = '', name, content } = body
    return this.#put({
      id: row?.id ?? ++this.#last,
      scope,
      kind,
      name,
      content: structuredClone(content),
      version: '',
      admin_name: 'admin',
      saved_at: 1_767_225_600,
    })
  }

  #put(row: PageTemplate): PageTemplate {
    const next = { ...row, version: `v${Math.random()}` }
    const index = this.rows.findIndex(({ id }) => id === row.id)
    this.rows = index < 0 ? [...this.rows, next] : this.rows.with(index, next)
    return next
  }
}

const conflict = (template: PageTemplate) =>
  new RequestError({
    kind: 'conflict',
    status: 409,
    code: 'template_conflict',
    message: '该模板已被他人修改，请核对后再试',
    data: { template },
  })
