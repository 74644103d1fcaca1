import {
  listTemplates,
  readTemplate,
  removeTemplate,
  renameTemplate,
  saveTemplate,
  type TemplateRow,
  type TemplateScope,
} from '#src/api/page-templates.ts'
import type { Connection } from '#src/stores/connection.ts'
import type { SavedTemplate, TemplateStore } from './template-store.ts'

const atOnce = 100

const templateOf = ({
  id,
  scope,
  kind,
  name,
  version,
  admin_name,
  saved_at,
  content,
}: TemplateRow & { content?: SavedTemplate['content'] }): SavedTemplate => ({
  id: String(id),
  scope,
  kind,
  name,
  version,
  by: admin_name,
  at: saved_at,
  ...(content && { content }),
})

/** What the server keeps for everybody who decorates the shop. */
export function serverTemplates(connection: Pick<Connection, 'send'>): TemplateStore {
  async function list(scope: TemplateScope): Promise<SavedTemplate[]> {
    const found: SavedTemplate[] = []
    for (let page = 1; ; page++) {
      const reply = await connection.send(listTemplates, { query: { scope, page, limit: atOnce } })
      found.push(...reply.list.map(templateOf))
      if (reply.list.length < atOnce || found.length >= reply.count) return found
    }
  }
  return {
    isDevice: false,
    list,
    content: async ({ id, content }) => content ?? (await connection.send(readTemplate, { params: { id } })).template.content,
    async keep({ saveId, ...body }, over) {
      const proof = over ? { if_version: over.version } : { client_save_id: saveId }
      const row = await connection.send(saveTemplate, { params: { id: over?.id ?? 0 }, body: { ...body, ...proof } })
      return templateOf({ ...row, ...(body.scope === 'block' && { content: body.content }) })
    },
    async rename({ id, version, content }, name) {
      const row = await connection.send(renameTemplate, { params: { id }, body: { name, if_version: version } })
      return templateOf({ ...row, ...(content && { content }) })
    },
    async remove({ id, version }) {
      await connection.send(removeTemplate, { params: { id }, query: { if_version: version } })
    },
  }
}
